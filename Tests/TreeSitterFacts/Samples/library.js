import {format} from './dates.js';

// A shelf of books.
export class Shelf extends Room {
  #books = [];
  static count = 0;

  constructor(books, clock) {
    super();
    this.clock = clock;
    this.shelves = new Map();
  }

  get size() {
    return this.#books.length;
  }

  find(id, or = null) {
    for (const book of this.#books) {
      if (book.id === id) return book;
    }
    switch (this.clock.day()) {
      case 'sunday': return null;
      default: return or ?? format(new Book(id));
    }
  }

  close = () => this.clock.stop();
}

export function open(shelf) {
  const {clock} = shelf;
  clock.start();
  return new Shelf([], clock).find(1);
}

const main = new Shelf([], null);
main.find(2).lend();
