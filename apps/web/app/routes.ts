import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** The legal texts, one route for all: its loader reads the path. */
const legalPaths = [
  "mentions-legales",
  "conditions-generales",
  "conditions-utilisation",
  "politique-confidentialite",
  "cookies",
  "charte-ethique",
  "referencement",
];

/** Public pages, rendered with their data by the server. */
const publicPages = [
  index("routes/landing.tsx"),
  route("inscription", "routes/registration.tsx"),
  route("verify-email", "routes/verify-email.tsx"),
  route("login", "routes/login.tsx"),
  route("verify-two-factor", "routes/verify-two-factor.tsx"),
  route("forgot-password", "routes/forgot-password.tsx"),
  route("reset-password", "routes/reset-password.tsx"),
  ...legalPaths.map((path) => route(path, "routes/legal.tsx", { id: path })),
  route("textes/:page", "routes/legal-text.ts"),
  route("account/delete/confirm", "routes/account.delete-confirm.tsx"),
  route("account/delete/final", "routes/account.delete-final.tsx"),
  route("account/deleted", "routes/account.deleted.tsx"),
  route("newsletter/verify", "routes/newsletter.verify.tsx"),
  route("newsletter/unsubscribe", "routes/newsletter.unsubscribe.tsx"),
  route("support", "routes/support.ts"),
  route("error-404", "routes/not-found.tsx", { id: "error-404" }),
  ...[400, 401, 403, 500, 503].map((status) =>
    route(`error-${status}`, "routes/error-page.tsx", { id: `error-${status}` }),
  ),
  route("*", "routes/not-found.tsx"),
];

/** Pages of signed-in people, below the guard of the layout. */
const dashboardPages = [
  index("routes/dashboard.home.tsx"),
  route("missions", "routes/dashboard.missions.tsx"),
  route("missions/poster-une-mission", "routes/dashboard.compose.tsx"),
  route("missions/offres", "routes/dashboard.offers.tsx"),
  route("missions/:id", "routes/dashboard.mission.tsx"),
  route("notifications", "routes/dashboard.notifications.tsx"),
  route("parametres", "routes/dashboard.settings.tsx"),
  route("support", "routes/dashboard.support.tsx"),
  route("profil/securite", "routes/dashboard.security.tsx"),
  route("parametres/reconnaissance-vocale", "routes/dashboard.voice-settings.tsx"),
];

export default [
  ...publicPages,
  layout("routes/dashboard.tsx", prefix("dashboard", dashboardPages)),
] satisfies RouteConfig;
