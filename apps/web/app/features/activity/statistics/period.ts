import { type StatisticsPeriod, statisticsPeriods } from "@jobami/api/statistics/routes";

/** The period of an address; a month for one that it does not know. */
export const readStatisticsPeriod = (params: URLSearchParams): StatisticsPeriod =>
  statisticsPeriods.find((period) => period === params.get("periode")) ?? "30j";
