import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import type { WrittenRoute } from "./define-feature.ts";
import { routes } from "./generated/routes.ts";
import { adminArea, memberArea, moderationArea } from "./pages.ts";

/** A route below an area; its own first page has no address of its own there. */
function below(area: string, { key, path, file }: Omit<WrittenRoute, "frame">) {
  const rest = path.slice(area.length + 1);
  return rest === "" ? index(file, { id: key }) : route(rest, file, { id: path.slice(1) });
}

/** The routes that manifests ask for in a frame. */
const framed = (frame: WrittenRoute["frame"], area = "") =>
  routes.filter((one) => one.frame === frame).map((one) => below(area, one));

/** The file of the route of a page that others share. Throws where no manifest asks for it. */
function fileOf(page: string): string {
  const found = routes.find(({ key }) => key === page);
  if (found === undefined) throw new Error(`No manifest has the page « ${page} ».`);
  return found.file;
}

/** Addresses of errors, and those that mails of earlier days name: no one is led there. */
const others = [
  ...["support/ticket/:ticketId", "support/ticket/:ticketId/edit"].map((path) =>
    route(path, fileOf("supportRedirect"), { id: path }),
  ),
  ...[400, 401, 403, 500, 503].map((status) =>
    route(`error-${status}`, "routes/error-page.tsx", { id: `error-${status}` }),
  ),
  route("*", fileOf("notFound"), { id: "unknown" }),
];

export default [
  ...framed("public"),
  ...others,
  layout(
    "routes/dashboard.tsx",
    prefix(memberArea.slice(1), [
      ...framed("dashboard", memberArea),
      layout("routes/dashboard.settings-frame.tsx", framed("settings", memberArea)),
    ]),
  ),
  layout("routes/admin.tsx", prefix(adminArea.slice(1), framed("admin", adminArea))),
  layout("routes/moderation.tsx", prefix(moderationArea.slice(1), framed("moderation", moderationArea))),
] satisfies RouteConfig;
