// Redirects quote links of earlier releases, such as /#quote?length=12, to the quote page.
if (/^#quote($|\?)/.test(location.hash)) {
  const { href } = document.querySelector('[data-quote-page]') as HTMLAnchorElement
  location.replace(href + location.hash.replace(/^#quote\??/, '#'))
}
