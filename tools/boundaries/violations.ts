/** A file that one rule must refuse, and what is wrong with it, described. */
export type Violation = { rule: string; because: string; file: string; text: string };

const violation = (rule: string, because: string, file: string, text: string): Violation => ({
  rule,
  because,
  file,
  text,
});
const use = (name: string, from: string) => `import { ${name} } from "${from}"; export const used = ${name};`;

const machine = "packages/machines/src/auth/login/violation.ts";
const button = "packages/ui/src/components/Button/Violation.tsx";
const screen = "apps/web/app/features/login/Violation.tsx";
const frame = "apps/web/app/layout/Violation.tsx";
const noun = "apps/web/app/entities/price/Violation.tsx";
const ground = "apps/web/app/platform/session/Violation.tsx";
const service = "apps/server/src/domains/missions/violation.service.ts";

/** At least one violation of every rule. */
export const violations: Violation[] = [
  violation("machines-import-xstate-only", "a machine that renders", machine, use("useState", "react")),
  violation(
    "machines-import-xstate-only",
    "a machine that reads files",
    machine,
    use("readFileSync", "node:fs"),
  ),
  violation(
    "diagrams-are-for-builders",
    "a machine that draws itself",
    machine,
    use("draw", "../../diagram/index.ts"),
  ),
  violation(
    "diagrams-are-for-builders",
    "a screen that draws charts",
    screen,
    use("draw", "@jobami/machines/diagram"),
  ),
  violation(
    "machines-take-types-only-from-api",
    "a machine that calls the server",
    machine,
    use("client", "@jobami/api/auth/client"),
  ),
  violation(
    "machines-know-no-screen",
    "a machine that knows a button",
    machine,
    use("Button", "@jobami/ui/Button"),
  ),
  violation(
    "ui-knows-no-product",
    "a component that runs a flow",
    button,
    use("m", "@jobami/machines/auth/login"),
  ),
  violation(
    "ui-knows-no-product",
    "a component that fetches",
    button,
    use("client", "@jobami/api/auth/client"),
  ),
  violation(
    "ui-imports-its-craft-only",
    "a component that brings a form library",
    button,
    use("useForm", "react-hook-form"),
  ),
  violation(
    "react-aria-stays-in-ui",
    "a screen that makes its own dialog",
    screen,
    use("Dialog", "react-aria-components"),
  ),
  violation(
    "api-stands-alone",
    "a contract that knows a machine",
    "packages/api/src/auth/contract.violation.ts",
    use("m", "@jobami/machines/auth/login"),
  ),
  violation(
    "api-browser-side-has-no-zod",
    "hooks that validate",
    "packages/api/src/auth/hooks.ts",
    use("z", "zod"),
  ),
  violation(
    "api-browser-side-has-no-zod",
    "hooks that load the contract",
    "packages/api/src/auth/hooks.ts",
    use("contract", "./contract.ts"),
  ),
  violation(
    "api-browser-side-has-no-zod",
    "live events that load the contract",
    "packages/api/src/auth/live.ts",
    use("contract", "./contract.ts"),
  ),
  violation(
    "api-live-alone-opens-sockets",
    "hooks that open a socket",
    "packages/api/src/auth/hooks.ts",
    use("io", "socket.io-client"),
  ),
  violation(
    "web-folders-have-entry-files",
    "a screen inside a screen",
    screen,
    use("FaqScreen", "../faq/FaqScreen.tsx"),
  ),
  violation(
    "web-folders-have-entry-files",
    "a route that reaches past a feature's entry file",
    "apps/web/app/routes/violation.tsx",
    use("FaqScreen", "../features/faq/FaqScreen.tsx"),
  ),
  violation(
    "web-folders-have-entry-files",
    "a screen inside another of its area",
    "apps/web/app/features/promote/poster/Violation.tsx",
    use("Flyer", "../flyer/Flyer.tsx"),
  ),
  violation(
    "features-form-no-circle",
    "two features of an area that need each other",
    "apps/web/app/features/promote/flyer/Violation.tsx",
    'export type { Poster as Violation } from "../poster/index.ts";',
  ),
  violation(
    "features-know-no-frame-nor-route",
    "a screen that knows a route of its area",
    "apps/web/app/features/promote/flyer/Violation.tsx",
    use("route", "./flyer.route.tsx"),
  ),
  violation(
    "manifests-are-plain-data",
    "a manifest that brings its screen",
    "apps/web/app/features/promote/flyer/other.feature.ts",
    use("Flyer", "./Flyer.tsx"),
  ),
  violation(
    "manifests-are-read-by-the-generator",
    "a screen that reads its manifest",
    "apps/web/app/features/promote/flyer/Violation.tsx",
    use("feature", "./flyer.feature.ts"),
  ),
  violation(
    "web-folders-have-entry-files",
    "a root that reaches into the platform",
    "apps/web/app/violation.tsx",
    use("useSession", "./platform/session/session.ts"),
  ),
  violation(
    "web-folders-have-entry-files",
    "a frame that reaches into a noun",
    frame,
    use("Amount", "../entities/price/Amount.tsx"),
  ),
  violation(
    "platform-knows-no-product",
    "a session that knows a feature",
    ground,
    use("FaqScreen", "../../features/faq/index.ts"),
  ),
  violation(
    "platform-knows-no-product",
    "a session that shows a price",
    ground,
    'export type { Amount as Violation } from "../../entities/price/index.ts";',
  ),
  violation(
    "platform-knows-no-product",
    "a session that knows the footer",
    ground,
    'export type { Footer as Violation } from "../../layout/Footer.tsx";',
  ),
  violation(
    "entities-know-no-feature",
    "a price that knows a feature",
    noun,
    use("FaqScreen", "../../features/faq/index.ts"),
  ),
  violation(
    "features-know-no-frame-nor-route",
    "a screen that knows its route",
    "apps/web/app/features/faq/Violation.tsx",
    use("route", "../../routes.ts"),
  ),
  violation(
    "features-know-no-frame-nor-route",
    "a screen that brings its footer",
    screen,
    use("Footer", "../../layout/Footer.tsx"),
  ),
  violation(
    "features-know-no-frame-nor-route",
    "a screen that reads the server's nonce",
    screen,
    use("nonce", "../../server/nonce.ts"),
  ),
  violation(
    "features-form-no-circle",
    "two features that need each other's types",
    "apps/web/app/features/faq/Violation.tsx",
    'export type { login as Violation } from "../login/index.ts";',
  ),
  violation(
    "layout-knows-no-route",
    "a footer that knows a route",
    frame,
    use("route", "../routes/login.tsx"),
  ),
  violation(
    "web-never-imports-server",
    "a screen that reads the database",
    screen,
    use("database", "../../../../server/src/platform/database.ts"),
  ),
  violation("every-page-has-no-zod", "a navigation bar that validates", frame, use("z", "zod")),
  violation(
    "every-page-has-no-zod",
    "a session that loads a contract",
    ground,
    use("contract", "@jobami/api/auth/contract"),
  ),
  violation(
    "xstate-react-joins-in-web-and-stories",
    "hooks that run a machine",
    "packages/api/src/auth/hooks.ts",
    use("useMachine", "@xstate/react"),
  ),
  violation(
    "server-knows-no-screen",
    "a service that renders",
    service,
    use("LoginScreen", "../../../../web/app/features/login/LoginScreen.tsx"),
  ),
  violation(
    "server-takes-life-cycles-only",
    "a service that runs a form",
    service,
    use("m", "@jobami/machines/auth/login"),
  ),
  violation(
    "server-speaks-contract",
    "a service that calls itself over HTTP",
    service,
    use("client", "@jobami/api/auth/client"),
  ),
  violation(
    "domains-meet-through-their-public-api",
    "missions that read accounts' rows",
    service,
    use("users", "../auth/auth.tables.ts"),
  ),
  violation(
    "domains-meet-through-their-public-api",
    "accounts that write missions' rows",
    "apps/server/src/domains/auth/violation.service.ts",
    use("repository", "../missions/missions.repository.ts"),
  ),
  violation(
    "domains-meet-through-their-public-api",
    "missions that go past accounts' public API to a service",
    service,
    use("auth", "../auth/auth.service.ts"),
  ),
  violation(
    "domains-are-entered-by-their-public-api",
    "a start that reads missions' rows",
    "apps/server/src/violation.ts",
    use("repository", "./domains/missions/missions.repository.ts"),
  ),
  violation(
    "tables-refer-to-tables-only",
    "a table that decides",
    "apps/server/src/domains/auth/violation.tables.ts",
    use("s", "../missions/missions.service.ts"),
  ),
  violation(
    "platform-knows-no-domain",
    "a mailer that knows accounts",
    "apps/server/src/platform/violation.ts",
    use("authDomain", "../domains/auth/auth.domain.ts"),
  ),
  violation(
    "platform-knows-no-domain",
    "a mailer that knows what domains contribute",
    "apps/server/src/platform/violation.ts",
    `import type { Contributions } from "../composition/contributions.ts"; export type Violation = Contributions;`,
  ),
  violation(
    "platform-knows-no-domain",
    "a mailer that knows a type of accounts",
    "apps/server/src/platform/violation.ts",
    `import type { authDomain } from "../domains/auth/auth.domain.ts"; export type Violation = typeof authDomain;`,
  ),
  violation(
    "routes-speak-no-sql",
    "a route that queries",
    "apps/server/src/domains/missions/violation.routes.ts",
    use("drizzle", "drizzle-orm"),
  ),
  violation(
    "routes-speak-no-sql",
    "a route that reads rows",
    "apps/server/src/domains/missions/violation.routes.ts",
    use("repository", "./missions.repository.ts"),
  ),
  violation("no-cycle", "a file that needs itself", screen, use("used as own", "./Violation.tsx")),
  violation(
    "no-cycle",
    "profiles and missions that know each other's types",
    "apps/server/src/domains/profiles/profiles.domain.ts",
    `import type { missionsDomain } from "../missions/missions.domain.ts"; export type M = typeof missionsDomain;`,
  ),
  violation(
    "no-import-past-an-entry",
    "a screen that takes a package's inside",
    screen,
    use("ring", "@jobami/ui/internal/ring"),
  ),
  violation(
    "no-import-past-an-entry",
    "a screen that names a file of a package",
    screen,
    use("ring", "@jobami/ui/src/internal/ring.ts"),
  ),
  violation(
    "no-relative-way-into-a-package",
    "a screen that climbs over the wall",
    screen,
    use("ring", "../../../../../packages/ui/src/internal/ring.ts"),
  ),
  violation(
    "shipped-code-imports-no-test",
    "a screen that ships sample data",
    screen,
    use("sample", "@jobami/api/auth/fixtures"),
  ),
  violation(
    "shipped-code-imports-no-test",
    "hooks that ship sample answers",
    "packages/api/src/auth/hooks.ts",
    use("authMock", "./mock.ts"),
  ),
  violation(
    "shipped-code-imports-no-test",
    "a screen that ships a story",
    screen,
    use("s", "./LoginScreen.stories.tsx"),
  ),
  violation(
    "pictures-know-no-source",
    "a picture of something that is not built",
    "visual-tests/src/violation.ts",
    use("s", "../../apps/web/app/features/faq/FaqScreen.tsx"),
  ),
];
