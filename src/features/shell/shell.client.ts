import '#offline/offline.client.ts'
import './old-quote-links.client.ts'
import './tooltips.client.ts'
