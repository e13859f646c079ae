import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/landing.tsx"),
  route("error-404", "routes/not-found.tsx", { id: "error-404" }),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
