// Odd but legal.
package odd

import (
	"fmt"
	. "strings"
	_ "embed"
)

// 1. Names of builtins that the package declares itself.
func new() *Box        { return &Box{} }
func make(n int) []Box { return nil }
func panic(v any)      {}

type Box struct {
	size int
	next *Box
}

func (b *Box) Fill() {
	c := new()
	d := make(b.size)
	c.Grow(d)
	panic("no")
}

// 2. Checked assertions in every form of assignment.
func (b *Box) Ask(x any) bool {
	var v, ok = x.(Lid)
	var w Lid
	w, ok = x.(Lid)
	u, ok := x.(Hinge)
	u.Turn()
	if z, ok := x.(Lock); ok {
		z.Open()
	}
	y := x.(Key)
	return y.Fits(v, w, (x.(Ring)))
}

// 3. A receiver without a name, and of a generic type.
func (Box) Empty()             {}
func (*Box) Bare()             {}
func (p Pair[K, _]) First() K  { return p.first }

type Pair[K comparable, V any] struct {
	first  K
	second V
}

// 4. Empty forms.
type Nothing struct{}
type Anything interface{}

func init() {}
func init() { fmt.Println() }

var ()
const ()

// 5. A switch without a value, an empty one, and one with a statement before.
func (b *Box) Switch(k any) int {
	switch {
	}
	switch x := b.size; x {
	case 1, 2:
		return 1
	default:
	}
	switch {
	case b.size > 3:
		fallthrough
	default:
	}
	switch k.(type) {
	}
	switch t := k.(type) {
	case nil:
	case int, *Box:
		fmt.Println(t)
	}
	return 0
}

// 6. Loops of all kinds.
func (b *Box) Loop(ch chan int) {
	for {
		break
	}
	for range b.size {
	}
	for i := range 10 {
		b.At(i)
	}
	for b.next != nil {
	}
outer:
	for k, v := range b.All() {
		if k == v {
			continue outer
		}
		goto end
	}
end:
	for x = range ch {
	}
}

// 7. Channels and select.
func (b *Box) Wait(in <-chan int, out chan<- int) {
	select {}
	select {
	case v, ok := <-in:
		out <- v
		_ = ok
	case out <- b.size:
	default:
	}
	go func() { b.Fill() }()
	defer func(n int) { b.At(n) }(b.size)
}

// 8. Embedded types, tags and blank fields.
type Crate struct {
	Box
	*Nothing
	fmt.Stringer
	Pair[int, string]
	_    int
	Name string `json:"name"`
}

// 9. Types with unusual forms.
type (
	F    func()
	G    func(int, ...string) (a, b int)
	Alias = Box
	M    map[string][]func(Box) error
	Num  interface{ ~int | ~float64 }
	Both interface {
		fmt.Stringer
		Walk(int) (string, error)
	}
)

// 10. Constants with iota, and several values in one line.
const (
	A, B = iota, iota + 1
	_, _
	C, D
)

var e, f = two()
var g, h int = 1, 2

// 11. Conversions, generic calls and method expressions.
func (b *Box) Call() {
	_ = (*Box)(nil)
	_ = []byte("x")
	_ = Map[int, string](b.size)
	_ = (*Box).Fill
	func() {}()
	_ = struct{ n int }{b.size}
	_ = map[string]Box{"a": {size: 1}}
	_ = [...]int{2: b.size}
	_ = b.next.next.list[0].name[1:b.size]
}

// 12. Names that shadow.
func (b *Box) Shadow(Box int) int {
	b, fmt := b.next, 1
	nil := 2
	return b.size + fmt + nil
}

// 13. Bare returns and named results.
func (b *Box) Named() (n int, err error) {
	n = b.size
	return
}

// 14. Functions without a body and with unnamed parameters.
func outside(int, string) bool
func blank(_ int, _, _ string) {}

// 15. Composite literals of pointers, and labels.
var table = []*Box{{size: 1}, {next: &Box{}}}
var call = func() int { return 1 }()
var ch = <-source()
