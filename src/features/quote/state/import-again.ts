/**
 * Imports a part of the page again after it failed. Firefox before 154 and Safari keep a failed module for as long as the
 * page is open: where the site answers again, the page is loaded anew, and finds all that was typed in its address.
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
