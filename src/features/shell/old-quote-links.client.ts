// Links of earlier releases opened a quote over any page, as /#quote?length=12: they lead to its page.
if (/^#quote($|\?)/.test(location.hash)) {
  const { href } = document.querySelector('[data-quote-page]') as HTMLAnchorElement
  location.replace(href + location.hash.replace(/^#quote\??/, '#'))
}
