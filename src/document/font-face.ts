const FAMILY = 'Archivo'
const WEIGHT = '600 750'

const faceOf = (address: string, more = '') => `new FontFace('${FAMILY}','url(${address})',{weight:'${WEIGHT}'${more}})`

/**
 * Fetches the display face once the page and its first picture are there and have been painted: on a slow line the picture needs the room more.
 * On later pages it is asked for at once, because it is then on the device and no letter is seen to change. Without
 * scripts its stand-in in `base.css` stays.
 */
export function displayFaceScript(address: string): string {
  return `{const f=${faceOf(address, ",display:'swap'")},a=()=>document.fonts.add(f),l=()=>requestAnimationFrame(()=>setTimeout(()=>f.load().then(a,()=>{})));try{sessionStorage.face?a():addEventListener('load',()=>{l();sessionStorage.face=1})}catch{addEventListener('load',l)}}`
}

/** For pages without bytes for the whole face: their own letters of it, each time after the first paint. */
export function fewLettersScript(address: string): string {
  return `addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>${faceOf(address)}.load().then(f=>document.fonts.add(f),()=>{}))))`
}
