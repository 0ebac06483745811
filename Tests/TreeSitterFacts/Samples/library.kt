package example

import java.time.Clock

interface Shelf<T : Item> : Room {
  val size: Int
  fun find(id: String): T?
}

// A library.
open class Library(private val shelf: Shelf<Book>, clock: Clock? = null) : Base(1), Shelf<Book> by shelf {
  var lent: Int = 0
  val twice: Int
    get() = lent * 2

  override fun find(id: String): Book? {
    if (shelf is Locked) return shelf.open()?.find(id)
    for (book in shelf.all()) {
      book.mark()
    }
    val first = shelf.all().first()
    first.mark()
    return when (lent) {
      1 -> null
      else -> Book(id)
    }
  }

  fun free() = lent

  companion object {
    fun of(books: List<Book>): Library = Library(Plain(books))
  }
}

abstract class Lock {
  abstract fun turn()
}

fun Book.renew(days: Int, name: (Int) -> String) {
  TODO()
}

enum class State { LENT, FREE }

object Nothing : Shelf<Book>

data class Loan(val book: Book)

typealias Books = List<Book>
