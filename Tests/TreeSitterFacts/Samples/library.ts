import type {Clock} from './clock.ts';

export interface Shelf<T extends Item> extends Room {
  readonly size: number;
  find(id: string): T | undefined;
}

/** A library. */
export abstract class Library extends Base<number> implements Shelf<Book>, Other {
  private open: boolean = false;
  static count = 0;

  constructor(private readonly shelf: Shelf<Book>, clock?: Clock) {
    super();
    this.open = clock !== undefined;
  }

  find(id: string): Book | undefined {
    if (this.shelf instanceof LockedShelf) {
      return this.shelf.unlocked()?.find(id);
    }
    const book = this.shelf.find(id) as Book;
    book.mark();
    return book;
  }

  abstract close(): void;

  get size(): number {
    return this.shelf.size;
  }

  titles = (books: Book[]) => books.map((book) => book.title);
}

abstract class Door {
  abstract lock(): void;
}

enum State { Lent, Free = 2 }

type Loan = {
  book: Book;
  extend(days: number): void;
};
type Item = {name: string, cents?: number};
type Kind = 'a' | 'b';

export const library = (shelf: Shelf<Book>): Library => new Library(shelf);

function days(loans: Map<string, Loan>, format: (days: number) => string = plain): never {
  throw new Error('none');
}
