/**
 * Imports a module again after it failed. Firefox before 154 and Safari remember a failed import while the page is open.
 * If the site answers, the page is reloaded; its address holds what was typed.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })
    if (answer.ok) location.reload()
    throw error
  }
}
