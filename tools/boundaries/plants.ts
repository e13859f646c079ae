/** Files of a small house in which every import is allowed: the ground on which violations are planted. */
export const cleanHouse: Record<string, string> = {
  "packages/machines/src/flows/login/login.machine.ts": `import { setup } from "xstate"; import type { C } from "@jobami/api/auth/contract"; export const m: C = setup();`,
  "packages/machines/src/flows/login/index.ts": `export { m } from "./login.machine.ts";`,
  "packages/machines/src/flows/login/login.machine.test.ts": `import { test } from "vitest"; import { m } from "./login.machine.ts"; test(m);`,
  "packages/machines/src/lifecycles/mission/index.ts": `import { setup } from "xstate"; export const missionLifecycle = setup();`,
  "packages/machines/src/diagram/index.ts": `import { Graph } from "@dagrejs/dagre"; export const draw = Graph;`,
  "packages/machines/src/testing/index.ts": `export const clock = 1;`,
  "packages/ui/src/components/Button/Button.tsx": `import { Button as B } from "react-aria-components"; export const Button = B;`,
  "packages/ui/src/components/Button/Button.stories.tsx": `import type { Meta } from "@storybook/react-vite"; import { Button } from "./Button.tsx"; export const m: Meta = Button;`,
  "packages/ui/src/components/Button/index.ts": `export { Button } from "./Button.tsx";`,
  "packages/ui/src/internal/ring.ts": `export const ring = 1;`,
  "packages/api/src/auth/contract.ts": `import { z } from "zod"; export const contract = z; export type C = number;`,
  "packages/api/src/auth/routes.ts": `export const routes = 1;`,
  "packages/api/src/auth/client.ts": `import type { C } from "./contract.ts"; import { routes } from "./routes.ts"; export const client: C = routes;`,
  "packages/api/src/auth/fixtures.ts": `import type { C } from "./contract.ts"; export const sample: C = 1;`,
  "packages/api/src/live/socket.ts": `import { io } from "socket.io-client"; import { fromCallback } from "xstate"; export const socket = [io, fromCallback];`,
  "packages/api/src/mock/index.ts": `import { sample } from "../auth/fixtures.ts"; export const handlers = [sample];`,
  "apps/web/app/features/login/LoginScreen.tsx": `import { useMachine } from "@xstate/react"; import { contract } from "@jobami/api/auth/contract"; import { m } from "@jobami/machines/flows/login"; import { Button } from "@jobami/ui/Button"; export const LoginScreen = [useMachine, contract, m, Button];`,
  "apps/web/app/features/login/LoginScreen.stories.tsx": `import { handlers } from "@jobami/api/mock"; import { LoginScreen } from "./LoginScreen.tsx"; export const s = [handlers, LoginScreen];`,
  "apps/web/app/features/faq/FaqScreen.tsx": `export const FaqScreen = 1;`,
  "apps/web/app/routes/login.tsx": `import { LoginScreen } from "../features/login/LoginScreen.tsx"; export const route = LoginScreen;`,
  "apps/web/app/shell/Shell.tsx": `import { client } from "@jobami/api/auth/client"; export const Shell = client;`,
  "apps/server/src/platform/database.ts": `import { drizzle } from "drizzle-orm"; export const database = drizzle;`,
  "apps/server/src/domains/auth/auth.tables.ts": `import { drizzle } from "drizzle-orm"; export const users = drizzle;`,
  "apps/server/src/domains/auth/auth.service.ts": `import { users } from "./auth.tables.ts"; export const auth = users;`,
  "apps/server/src/domains/auth/auth.routes.ts": `import { contract } from "@jobami/api/auth/contract"; import { auth } from "./auth.service.ts"; export const authRoutes = [auth, contract];`,
  "apps/server/src/domains/missions/missions.tables.ts": `import { users } from "../auth/auth.tables.ts"; export const missions = users;`,
  "apps/server/src/domains/missions/missions.repository.ts": `import { missions } from "./missions.tables.ts"; export const repository = missions;`,
  "apps/server/src/domains/missions/missions.service.ts": `import { missionLifecycle } from "@jobami/machines/lifecycles/mission"; import { auth } from "../auth/auth.service.ts"; import { database } from "../../platform/database.ts"; import { repository } from "./missions.repository.ts"; export const s = [auth, database, missionLifecycle, repository];`,
  ".storybook/machines/login.stories.tsx": `import { useMachine } from "@xstate/react"; import { m } from "@jobami/machines/flows/login"; import { Button } from "@jobami/ui/Button"; export const s = [useMachine, m, Button];`,
  "visual-tests/src/run.ts": `import { chromium } from "playwright-core"; export const run = chromium;`,
};

/** A file that breaks one rule, and no other. */
export type Plant = { rule: string; because: string; file: string; text: string };

const plant = (rule: string, because: string, file: string, text: string): Plant => ({
  rule,
  because,
  file,
  text,
});
const use = (name: string, from: string) =>
  `import { ${name} } from "${from}"; export const planted = ${name};`;

const machine = "packages/machines/src/flows/login/planted.ts";
const button = "packages/ui/src/components/Button/Planted.tsx";
const screen = "apps/web/app/features/login/Planted.tsx";
const shell = "apps/web/app/shell/Planted.tsx";
const service = "apps/server/src/domains/missions/planted.service.ts";

/** At least one violation of every rule. */
export const plants: Plant[] = [
  plant("machines-import-xstate-only", "a machine that renders", machine, use("useState", "react")),
  plant("machines-import-xstate-only", "a machine that reads files", machine, use("readFileSync", "node:fs")),
  plant(
    "diagrams-are-for-builders",
    "a machine that draws itself",
    machine,
    use("draw", "../../diagram/index.ts"),
  ),
  plant(
    "diagrams-are-for-builders",
    "a screen that draws charts",
    screen,
    use("draw", "@jobami/machines/diagram"),
  ),
  plant(
    "machines-take-types-only-from-api",
    "a machine that calls the server",
    machine,
    use("client", "@jobami/api/auth/client"),
  ),
  plant(
    "machines-know-no-screen",
    "a machine that knows a button",
    machine,
    use("Button", "@jobami/ui/Button"),
  ),
  plant(
    "ui-knows-no-product",
    "a component that runs a flow",
    button,
    use("m", "@jobami/machines/flows/login"),
  ),
  plant("ui-knows-no-product", "a component that fetches", button, use("client", "@jobami/api/auth/client")),
  plant(
    "ui-imports-its-craft-only",
    "a component that brings a form library",
    button,
    use("useForm", "react-hook-form"),
  ),
  plant(
    "react-aria-stays-in-ui",
    "a screen that makes its own dialog",
    screen,
    use("Dialog", "react-aria-components"),
  ),
  plant(
    "api-stands-alone",
    "a contract that knows a machine",
    "packages/api/src/auth/contract.planted.ts",
    use("m", "@jobami/machines/flows/login"),
  ),
  plant(
    "api-browser-side-has-no-zod",
    "hooks that validate",
    "packages/api/src/auth/hooks.ts",
    use("z", "zod"),
  ),
  plant(
    "api-browser-side-has-no-zod",
    "hooks that load the contract",
    "packages/api/src/auth/hooks.ts",
    use("contract", "./contract.ts"),
  ),
  plant(
    "api-live-alone-opens-sockets",
    "hooks that open a socket",
    "packages/api/src/auth/hooks.ts",
    use("io", "socket.io-client"),
  ),
  plant(
    "features-know-no-other-feature",
    "a screen inside a screen",
    screen,
    use("FaqScreen", "../faq/FaqScreen.tsx"),
  ),
  plant(
    "features-know-no-route",
    "a screen that knows its route",
    "apps/web/app/features/faq/Planted.tsx",
    use("route", "../../routes/login.tsx"),
  ),
  plant(
    "web-never-imports-server",
    "a screen that reads the database",
    screen,
    use("database", "../../../../server/src/platform/database.ts"),
  ),
  plant("shell-has-no-zod", "a navigation bar that validates", shell, use("z", "zod")),
  plant(
    "shell-has-no-zod",
    "a navigation bar that loads a contract",
    shell,
    use("contract", "@jobami/api/auth/contract"),
  ),
  plant(
    "xstate-react-joins-in-web-and-stories",
    "hooks that run a machine",
    "packages/api/src/auth/hooks.ts",
    use("useMachine", "@xstate/react"),
  ),
  plant(
    "server-knows-no-screen",
    "a service that renders",
    service,
    use("LoginScreen", "../../../../web/app/features/login/LoginScreen.tsx"),
  ),
  plant(
    "server-takes-life-cycles-only",
    "a service that runs a form",
    service,
    use("m", "@jobami/machines/flows/login"),
  ),
  plant(
    "server-speaks-contract",
    "a service that calls itself over HTTP",
    service,
    use("client", "@jobami/api/auth/client"),
  ),
  plant(
    "domains-meet-through-services",
    "missions that read accounts' rows",
    service,
    use("users", "../auth/auth.tables.ts"),
  ),
  plant(
    "domains-meet-through-services",
    "accounts that write missions' rows",
    "apps/server/src/domains/auth/planted.service.ts",
    use("repository", "../missions/missions.repository.ts"),
  ),
  plant(
    "tables-refer-to-tables-only",
    "a table that decides",
    "apps/server/src/domains/auth/planted.tables.ts",
    use("s", "../missions/missions.service.ts"),
  ),
  plant(
    "platform-knows-no-domain",
    "a mailer that knows accounts",
    "apps/server/src/platform/planted.ts",
    use("auth", "../domains/auth/auth.service.ts"),
  ),
  plant(
    "routes-speak-no-sql",
    "a route that queries",
    "apps/server/src/domains/missions/planted.routes.ts",
    use("drizzle", "drizzle-orm"),
  ),
  plant(
    "routes-speak-no-sql",
    "a route that reads rows",
    "apps/server/src/domains/missions/planted.routes.ts",
    use("repository", "./missions.repository.ts"),
  ),
  plant("no-cycle", "a file that needs itself", screen, use("planted as own", "./Planted.tsx")),
  plant(
    "no-way-past-a-door",
    "a screen that takes a package's inside",
    screen,
    use("ring", "@jobami/ui/internal/ring"),
  ),
  plant(
    "no-way-past-a-door",
    "a screen that names a file of a package",
    screen,
    use("ring", "@jobami/ui/src/internal/ring.ts"),
  ),
  plant(
    "no-relative-way-into-a-package",
    "a screen that climbs over the wall",
    screen,
    use("ring", "../../../../../packages/ui/src/internal/ring.ts"),
  ),
  plant(
    "shipped-code-imports-no-test",
    "a screen that ships sample data",
    screen,
    use("sample", "@jobami/api/auth/fixtures"),
  ),
  plant(
    "shipped-code-imports-no-test",
    "a screen that ships a story",
    screen,
    use("s", "./LoginScreen.stories.tsx"),
  ),
  plant(
    "pictures-know-no-source",
    "a picture of something that is not built",
    "visual-tests/src/planted.ts",
    use("s", "../../apps/web/app/features/faq/FaqScreen.tsx"),
  ),
];
