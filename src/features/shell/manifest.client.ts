// What the browser needs to install the site comes once the page has been painted: `Document.astro` keeps it out of the head.
addEventListener('load', () =>
  requestAnimationFrame(() =>
    setTimeout(() => document.head.append((document.querySelector('template') as HTMLTemplateElement).content)),
  ),
)
