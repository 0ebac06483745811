package library

import (
	"fmt"
	clock "example.org/clock"
)

// Shelf holds books.
type Shelf interface {
	fmt.Stringer
	Size() int
	Find(id string) (*Book, error)
}

type Library struct {
	Base
	shelf      Shelf
	lent, free int
}

// Find looks a book up.
func (l *Library) Find(id string, more ...int) (*Book, error) {
	switch shelf := l.shelf.(type) {
	case *Locked:
		fmt.Println(shelf)
	}
	switch l.lent {
	case 1:
		return nil, nil
	default:
	}
	for _, book := range l.shelf.All() {
		book.Mark()
	}
	return &Book{id: id}, nil
}

func (l Library) Size() int {
	return l.lent
}

func New(shelf Shelf) *Library {
	library := &Library{shelf: shelf}
	library.Find("a")
	return library
}

func unused() { panic("no") }

type ID = string
type Name func(Book) string
type Kind int

var main = New(nil)
