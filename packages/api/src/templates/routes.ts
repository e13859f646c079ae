import type { Route } from "../http/route.ts";

export const templatesRoutes = {
  list: { method: "GET", path: "/api/answer-templates", access: "jobutil" },
  add: { method: "POST", path: "/api/answer-templates", access: "jobutil" },
  change: { method: "PUT", path: "/api/answer-templates/:id", access: "jobutil" },
  remove: { method: "DELETE", path: "/api/answer-templates/:id", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** The most templates of one person, and the longest name of one. */
export const maxTemplates = 30;
/** The same with the premium option « reponses_types ». */
export const maxPremiumTemplates = 100;
export const maxTemplateName = 60;
