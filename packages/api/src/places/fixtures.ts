import type { Place } from "./contract.ts";

export const lyon: Place = {
  code: "69123",
  name: "Lyon",
  postalCodes: ["69001", "69002", "69003", "69004", "69005", "69006", "69007", "69008", "69009"],
  department: "Rhône",
  departmentCode: "69",
  population: 520774,
};
export const lyonsLaForet: Place = {
  code: "27377",
  name: "Lyons-la-Forêt",
  postalCodes: ["27480"],
  department: "Eure",
  departmentCode: "27",
  population: 712,
};
