"""A library."""
import datetime as dates
from .shelves import Plain
from abc import ABC, abstractmethod
from enum import Enum


class Shelf(ABC):
    """A shelf of books."""

    @property
    @abstractmethod
    def size(self) -> int: ...

    @abstractmethod
    def find(self, id: str, *more, kind: "Book | None" = None) -> Optional[list[Book]]:
        """Finds a book."""


# A library.
@dataclass
class Library(Shelf, shelves.Base, metaclass=Kept):
    lent: int = 0
    names = []

    def __init__(self, shelf: Shelf, clock=None):
        self._shelf = shelf
        self.open, self.closed = True, False
        self.books = Plain(shelf)

    def find(self, id):
        if isinstance(self._shelf, (Locked, Lost)):
            return self._shelf.open()[0].find(id)
        for book in self._shelf.all():
            book.mark(self)
        match self.lent:
            case 1 | 2:
                return None
            case Loan(book):
                return book
            case _:
                raise ValueError

    @property
    def size(self):
        return self.lent

    @staticmethod
    def of(books):
        found = Library(Plain(books))
        return [found.find(book) for book in books]

    class Door:
        def lock(self):
            pass


class State(Enum):
    LENT = 1
    FREE = 2


main = Library(Plain())


async def renew(book: Book) -> None:
    await book.renew()


if __name__ == "__main__":
    main.find("a")
