// Parses Markdown files with libcmark-gfm on two threads, renders them and writes a page each: the least that any
// generator has to do, as the mark to measure against.
//
// usage: cmark-floor INPUT-FOLDER OUTPUT-FOLDER (which must exist)

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <dirent.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { threads = 2, longest_path = 4096 };

static const char *input, *output;
static struct dirent **entries;
static int count;
static atomic_int next;

static char *contents(const char *path, size_t *length) {
  FILE *file = fopen(path, "rb");
  struct stat status;
  if (!file || fstat(fileno(file), &status)) { perror(path); exit(1); }
  char *text = malloc(status.st_size + 1);
  *length = fread(text, 1, status.st_size, file);
  text[*length] = 0;
  fclose(file);
  return text;
}

static const char *body(const char *text) {
  const char *end = strncmp(text, "---\n", 4) ? NULL : strstr(text + 4, "\n---\n");
  return end ? end + 5 : text;
}

static void convert(const char *name) {
  static const char *const extensions[] = {"table", "strikethrough", "autolink", "tasklist"};
  char path[longest_path];
  size_t length;
  snprintf(path, sizeof path, "%s/%s", input, name);
  char *text = contents(path, &length);
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
  for (size_t i = 0; i < sizeof extensions / sizeof *extensions; i++)
    cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(extensions[i]));
  const char *start = body(text);
  cmark_parser_feed(parser, start, length - (start - text));
  cmark_node *document = cmark_parser_finish(parser);
  char *html = cmark_render_html(document, CMARK_OPT_DEFAULT, cmark_parser_get_syntax_extensions(parser));

  snprintf(path, sizeof path, "%s/%.*s", output, (int)(strlen(name) - 3), name);
  mkdir(path, 0777);
  strcat(path, "/index.html");
  FILE *page = fopen(path, "wb");
  if (!page || fwrite(html, 1, strlen(html), page) != strlen(html) || fclose(page)) { perror(path); exit(1); }
  free(html);
  cmark_node_free(document);
  cmark_parser_free(parser);
  free(text);
}

static void *work(void *unused) {
  for (int i; (i = atomic_fetch_add(&next, 1)) < count;) convert(entries[i]->d_name);
  return unused;
}

static int is_markdown(const struct dirent *entry) {
  size_t length = strlen(entry->d_name);
  return length > 3 && !strcmp(entry->d_name + length - 3, ".md");
}

int main(int argc, char **argv) {
  if (argc != 3) { fprintf(stderr, "usage: cmark-floor INPUT-FOLDER OUTPUT-FOLDER\n"); return 64; }
  input = argv[1];
  output = argv[2];
  cmark_gfm_core_extensions_ensure_registered();
  count = scandir(input, &entries, is_markdown, alphasort);
  pthread_t workers[threads];
  for (int i = 0; i < threads; i++) pthread_create(&workers[i], NULL, work, NULL);
  for (int i = 0; i < threads; i++) pthread_join(workers[i], NULL);
  return 0;
}
