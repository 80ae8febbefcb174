import type { FC } from 'react'
import type { BlockProps } from './block-props.ts'
import { BudgetTable, RoofCostTable } from './cost-tables.tsx'
import { DeliverySheet } from './DeliverySheet.tsx'
import { LapBlock, MeasureBlock, PlanBlock, ShapesBlock } from './drawings.tsx'
import { RoofSectionBlock } from './RoofSection.tsx'
import { GaugeTable, MarketPriceTable, WhichSheetTable } from './tables.tsx'

/** What a guide may ask for on a line of its own, such as `{{table roof-cost}}`. */
export const blocks: Readonly<Record<string, FC<BlockProps>>> = {
  'table roof-cost': RoofCostTable,
  'table roof-lines': BudgetTable,
  'table market-prices': MarketPriceTable,
  'table which-sheet': WhichSheetTable,
  'table gauges': GaugeTable,
  'drawing measure': MeasureBlock,
  'drawing plan': PlanBlock,
  'drawing shapes': ShapesBlock,
  'drawing lap': LapBlock,
  'drawing section': RoofSectionBlock,
  'sheet delivery': DeliverySheet,
}
