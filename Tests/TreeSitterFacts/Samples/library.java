package org.example;

import java.util.List;

interface Shelf<T extends Item> extends Room {
  int size();
  T find(String id);
  default void dust() {}
}

/** A library. */
@Deprecated
public class Library extends Base implements Shelf<Book>, Other {
  private final Shelf<Book> shelf;
  protected int lent = 0, free;

  Library(Shelf<Book> shelf) {
    this.shelf = shelf;
  }

  @Override
  public Book find(String id) {
    if (shelf instanceof Locked locked) {
      return locked.open().find(id);
    }
    for (Book book : shelf.all()) {
      book.mark();
    }
    switch (lent) {
      case 1: break;
      default: return null;
    }
    return new Book(id);
  }

  public int size() {
    return lent;
  }

  static Library of(List<Book> books) {
    throw new UnsupportedOperationException();
  }

  class Door {
    void lock() {}
  }
}

abstract class Lock {
  abstract void turn();
}

enum State {
  LENT, FREE;

  boolean isFree() {
    return this == FREE;
  }
}

record Loan(Book book, List<String> notes) {}
