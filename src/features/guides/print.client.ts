// Shows the button that prints a sheet; without scripts the browser's own menu prints it.
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
  button.hidden = false
  button.addEventListener('click', () => print())
}
