export { type ChartColumn, ColumnChart, type ColumnChartProps } from "./ColumnChart.tsx";
