const FAMILY = 'Archivo'
const WEIGHT = '600 750'

const faceOf = (address: string) =>
  `new FontFace('${FAMILY}','url(${address})format("woff2")',{weight:'${WEIGHT}',display:'swap'})`

/** For error pages, which have no bytes to spare: the face that this visit has fetched already, or none. */
export function fetchedFaceScript(address: string): string {
  return `try{sessionStorage.face&&document.fonts.add(${faceOf(address)})}catch{}`
}

/**
 * Fetches the display face once the page and its first picture are there and have been painted: on a slow line the picture needs the room more.
 * On later pages it is asked for at once, because it is then on the device and no letter is seen to change. Without
 * scripts its stand-in in `base.css` stays.
 */
export function displayFaceScript(address: string): string {
  return `{const f=${faceOf(address)},a=()=>document.fonts.add(f),l=()=>requestAnimationFrame(()=>setTimeout(()=>f.load().then(a,()=>{})));try{sessionStorage.face?a():addEventListener('load',()=>{l();sessionStorage.face=1})}catch{addEventListener('load',l)}}`
}
