using System.Linq;

namespace Example
{
    interface IShelf<T> : IRoom where T : Item
    {
        int Size { get; }
        T? Find(string id);
    }

    // A library.
    public class Library : Base, IShelf<Book>
    {
        private readonly IShelf<Book> shelf;
        public int Lent { get; set; } = 1;
        public int Twice => Lent * 2;

        public Library(IShelf<Book> shelf) : base(1)
        {
            this.shelf = shelf;
        }

        public Book? Find(string id)
        {
            if (shelf is Locked locked)
            {
                return locked.Open()?.Find(id);
            }
            foreach (var book in shelf.All())
            {
                book.Mark();
            }
            return Lent switch
            {
                1 => null,
                _ => new Book(id),
            };
        }

        internal static Library Of(List<Book> books, Func<Book, string> name = null) => throw new X();

        int Size() => Lent;
    }

    abstract class Lock
    {
        public abstract void Turn();
    }

    enum State { Lent, Free }

    record Loan(Book Book);
}
