import '#offline/offline.client.ts'
import './manifest.client.ts'
import './open-estimator.client.ts'
import './tooltips-on-demand.client.ts'
