import '#offline/offline.client.ts'
import './open-estimator.client.ts'
import './scroll-to-top.client.ts'
import './tooltips-on-demand.client.ts'
