const { existsSync, readdirSync } = require("node:fs");
const { join } = require("node:path");
const lifeCycles = require("../../packages/machines/life-cycles.json");

/** Who may import whom: docs/adr/002 states why; each rule is proved by a violation in boundaries.test.ts. */
const FOR_TESTS =
  "\\.(test|stories|practice|model|harness|world|fixture|samples)\\.tsx?$|/(testing|contract-tests)/|^packages/ui/src/(theme/contrast\\.ts$|foundations/)";
const SAMPLES = "^packages/api/src/(mock/|[^/]+/(fixtures|mock)\\.ts$)";
const NOT_SHIPPED = `${FOR_TESTS}|/e2e/|\\.config\\.ts$`;
const DIAGRAM = "^packages/machines/src/diagram/";
const SHIPPED = { pathNot: NOT_SHIPPED };
const npm = (...names) => `(^|/)node_modules/(${names.join("|")})(/|$)`;
const CONTRACT = "^packages/api/src/[^/]+/contract\\.ts$";
/** Rules that both sides ask, without a chart. */
const RULES = ["auth/staff-powers"];
const LIFE_CYCLES = `^packages/machines/src/(${[...lifeCycles, ...RULES].join("|")})/`;
const AT_RUN_TIME = { dependencyTypesNot: ["type-only"] };

const machines = [
  {
    name: "machines-import-xstate-only",
    comment: "A machine reaches what is outside through named actors: no library but xstate.",
    from: { path: "^packages/machines/src", pathNot: `${NOT_SHIPPED}|${DIAGRAM}` },
    to: {
      dependencyTypes: ["npm", "npm-dev", "npm-peer", "npm-no-pkg", "npm-unknown", "core"],
      pathNot: npm("xstate"),
    },
  },
  {
    name: "diagrams-are-for-builders",
    comment: "Drawing a machine costs a layout library that no visitor needs.",
    from: { path: "^(packages|apps)/", pathNot: `${NOT_SHIPPED}|${DIAGRAM}` },
    to: { path: [DIAGRAM, npm("@dagrejs")] },
  },
  {
    name: "machines-take-types-only-from-api",
    comment: "The contract's types, never its code: a machine has no zod and no fetch.",
    from: { path: "^packages/machines/src", ...SHIPPED },
    to: { path: "^packages/api/", ...AT_RUN_TIME },
  },
  {
    name: "machines-know-no-screen",
    comment: "What happens does not know how it appears nor who runs it.",
    from: { path: "^packages/machines/" },
    to: { path: "^(packages/ui|apps|\\.storybook)/" },
  },
];

const ui = [
  {
    name: "ui-knows-no-product",
    comment: "Components take plain props: no machine, no data, no product.",
    from: { path: "^packages/ui/" },
    to: { path: "^(packages/(machines|api)|apps|\\.storybook)/" },
  },
  {
    name: "ui-imports-its-craft-only",
    comment: "Every library here is in every page: react, react-aria, vanilla-extract, icons and fonts.",
    from: { path: "^packages/ui/src", ...SHIPPED },
    to: {
      dependencyTypes: ["npm", "npm-dev", "npm-peer", "npm-no-pkg", "npm-unknown", "core"],
      pathNot: npm(
        "react",
        "react-dom",
        "@types/react(-dom)?",
        "react-aria(-components)?",
        "react-stately",
        "@react-aria",
        "@react-types",
        "@internationalized",
        "@vanilla-extract",
        "@fontsource-variable",
        "lucide-react",
        "qr",
      ),
    },
  },
  {
    name: "react-aria-stays-in-ui",
    comment: "One owner for accessible behaviour; screens take ui's components.",
    from: { path: "^(packages|apps|\\.storybook)/", pathNot: "^packages/ui/" },
    to: { path: npm("react-aria(-components)?", "react-stately", "@react-aria") },
  },
];

const api = [
  {
    name: "api-stands-alone",
    comment: "What is sent depends on no one who sends it.",
    from: { path: "^packages/api/" },
    to: { path: "^(packages/(machines|ui)|apps|\\.storybook)/" },
  },
  {
    name: "api-browser-side-has-no-zod",
    comment:
      "zod costs a browser 25 kB: routes, client, hooks and live events take the contract's types only.",
    from: {
      path: "^packages/api/src/[^/]+/(routes|client|hooks|live|route|errors|error-codes|taxonomy|readings|use-readings)\\.ts$",
    },
    to: { path: [npm("zod"), CONTRACT], ...AT_RUN_TIME },
  },
  {
    name: "api-live-alone-opens-sockets",
    comment: "socket.io-client and xstate belong to the live channel, loaded after sign-in.",
    from: { path: "^packages/api/src/", pathNot: "^packages/api/src/live/" },
    to: { path: npm("socket\\.io-client", "xstate") },
  },
];

const WEB = "^apps/web/app/";
const FEATURES = join(__dirname, "../../apps/web/app/features");
/** The areas: folders of features, and so without an entry file of their own. */
const AREAS = `(?:${readdirSync(FEATURES)
  .filter((name) => !["index.ts", "index.server.ts"].some((file) => existsSync(join(FEATURES, name, file))))
  .join("|")})`;
/** The files of routes stand in the folder of what they show. */
const ROUTES = "\\.route\\.tsx?$";
const MANIFEST = "\\.feature\\.ts$";
const WEB_ENTRIES = `${WEB}(routes/|(generated/)?routes\\.ts$|root\\.tsx$|entry\\.|AppProviders\\.tsx$|server/)`;
const shipsFrom = (folder) => ({ path: `${WEB}${folder}/`, ...SHIPPED });

const web = [
  {
    name: "platform-knows-no-product",
    comment: "What features stand on knows no feature, no noun and no frame.",
    from: shipsFrom("platform"),
    to: { path: [`${WEB}(features|entities|layout)/`, WEB_ENTRIES] },
  },
  {
    name: "entities-know-no-feature",
    comment: "A noun appears the same on every screen.",
    from: shipsFrom("entities"),
    to: { path: [`${WEB}(features|layout)/`, WEB_ENTRIES] },
  },
  {
    name: "features-know-no-frame-nor-route",
    comment: "Routes and layout join features, never the other way round.",
    from: { path: `${WEB}features/`, pathNot: [ROUTES, "\\.stories\\.tsx$"] },
    to: { path: [`${WEB}layout/`, WEB_ENTRIES, ROUTES] },
  },
  {
    name: "features-form-no-circle",
    comment: "Two features that need each other are one, or miss an entity.",
    scope: "folder",
    // An area is a shelf: two of them may need each other.
    from: { path: `${WEB}features/`, pathNot: `${WEB}features/${AREAS}$` },
    to: { path: `${WEB}features/`, circular: true },
  },
  {
    name: "layout-knows-no-route",
    comment: "A frame is put around a page by the route, and knows none.",
    from: shipsFrom("layout"),
    to: { path: [WEB_ENTRIES, ROUTES] },
  },
  {
    name: "web-folders-have-entry-files",
    comment: "A folder is entered by its index.ts, and by index.server.ts where the server alone reads it.",
    from: { path: [`${WEB}(features/${AREAS}/[^/]+|[^/]+/[^/]+)`, `${WEB}[^/]+$`] },
    to: {
      path: `${WEB}(features|entities|platform)/`,
      pathNot: [`${WEB}(?:features/${AREAS}|[^/]+)/[^/]+/index(\\.server)?\\.ts$`, `${WEB}$1/`, ROUTES],
    },
  },
  {
    name: "manifests-are-plain-data",
    comment:
      "A manifest is read in Node, before there is a build: it knows its type, and the contract's routes.",
    from: { path: MANIFEST },
    to: { pathNot: [`${WEB}define-feature\\.ts$`, "^packages/api/src/[^/]+/routes\\.ts$"] },
  },
  {
    name: "manifests-are-read-by-the-generator",
    comment:
      "What a page is called elsewhere stands in app/generated: a manifest would bring all of itself along.",
    from: { path: "^(packages|apps|tools|\\.storybook)/" },
    to: { path: MANIFEST },
  },
  {
    name: "web-never-imports-server",
    comment: "The browser's code and the server's speak through the contract alone.",
    from: { path: "^apps/web/app/" },
    to: { path: "^apps/server/" },
  },
  {
    name: "every-page-has-no-zod",
    comment: "Frame and platform are in every page; schemas load with the route of their form.",
    from: {
      path: `${WEB}(layout/|platform/|entities/|AppProviders\\.tsx|root\\.tsx|entry\\.client)`,
      pathNot: `${NOT_SHIPPED}|\\.server\\.ts$`,
    },
    to: { path: [npm("zod"), CONTRACT], ...AT_RUN_TIME },
  },
  {
    name: "xstate-react-joins-in-web-and-stories",
    comment: "Only the product and the machines' stories join machines to React.",
    from: {
      path: "^(packages|apps|\\.storybook|visual-tests)/",
      pathNot: "^(apps/web|\\.storybook/machines)/",
    },
    to: { path: npm("@xstate/react") },
  },
];

const server = [
  {
    name: "server-knows-no-screen",
    comment: "The server loads the built web application, never its source.",
    from: { path: "^apps/server/" },
    to: { path: ["^packages/ui/", "^apps/web/(app|e2e)/", "^\\.storybook/"] },
  },
  {
    name: "server-takes-life-cycles-only",
    comment: "Flows belong to the browser; life cycles are rules that both sides ask.",
    from: { path: "^apps/server/src", ...SHIPPED },
    to: { path: "^packages/machines/src/", pathNot: LIFE_CYCLES },
  },
  {
    name: "server-speaks-contract",
    comment: "The browser's half of the contract (client, hooks, mock) has no place in the server.",
    from: { path: "^apps/server/src", ...SHIPPED },
    to: { path: "^packages/api/src/(mock/|[^/]+/(client|hooks)\\.ts$)" },
  },
  {
    name: "domains-meet-through-their-public-api",
    comment:
      "Another domain's tables, repository and services are its own; what it offers stands in its <domain>.domain.ts.",
    from: { path: "^apps/server/src/domains/([^/]+)/", pathNot: `${NOT_SHIPPED}|\\.tables\\.ts$` },
    to: { path: "^apps/server/src/domains/", pathNot: ["^apps/server/src/domains/$1/", "\\.domain\\.ts$"] },
  },
  {
    name: "domains-are-entered-by-their-public-api",
    comment: "The rest of the server takes domains as they take each other.",
    from: { path: "^apps/server/src/", pathNot: `${NOT_SHIPPED}|^apps/server/src/domains/` },
    to: { path: "^apps/server/src/domains/", pathNot: "\\.domain\\.ts$" },
  },
  {
    name: "tables-refer-to-tables-only",
    comment: "A foreign key names another domain's table; tables need nothing else of a domain.",
    from: { path: "^apps/server/src/domains/.+\\.tables\\.ts$" },
    to: { path: "^apps/server/src/domains/", pathNot: "\\.tables\\.ts$" },
  },
  {
    name: "platform-knows-no-domain",
    comment:
      "Ports and engines serve any domain; what domains give each other, and how they are put together, stands above.",
    from: { path: "^apps/server/src/platform/", ...SHIPPED },
    to: { path: "^apps/server/src/(composition/|domains(/|\\.ts$))" },
  },
  {
    name: "routes-speak-no-sql",
    comment: "Routes speak contract, services decide, repositories speak SQL.",
    from: { path: "\\.routes\\.ts$" },
    to: { path: [npm("drizzle-orm", "pg"), "\\.(tables|repository)\\.ts$"] },
  },
];

const everywhere = [
  {
    name: "no-cycle",
    comment:
      "Two modules that need each other, if only by their types or later, are one, or miss a third; of two domains one contributes to the other.",
    from: {},
    to: { circular: true },
  },
  {
    name: "no-import-past-an-entry",
    comment: "A package is entered by its exports: what they do not name cannot be resolved.",
    from: {},
    to: { couldNotResolve: true, pathNot: "^(virtual:|\\./\\+types/|\\.\\./\\+types/)" },
  },
  {
    name: "no-relative-way-into-a-package",
    comment: "A relative path would pass by the entry file.",
    from: { path: "^(packages/[^/]+|apps/[^/]+|\\.storybook|visual-tests)/" },
    to: { path: "^packages/([^/]+)/", pathNot: "^$1/", dependencyTypes: ["local"] },
  },
  {
    name: "shipped-code-imports-no-test",
    comment: "Stories, tests and sample data never reach a visitor.",
    from: { path: "^(packages|apps)/", pathNot: `${NOT_SHIPPED}|${SAMPLES}|^apps/server/src/demo/` },
    to: { path: `${FOR_TESTS}|${SAMPLES}` },
  },
  {
    name: "pictures-know-no-source",
    comment: "Pictures are taken of the built Storybook, as a visitor sees it.",
    from: { path: "^visual-tests/" },
    to: { path: "^(packages|apps)/" },
  },
];

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [...machines, ...ui, ...api, ...web, ...server, ...everywhere].map((rule) => ({
    severity: "error",
    ...rule,
  })),
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(build|\\.react-router|\\.stryker-tmp|storybook-static|baselines|report)/" },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: false,
    moduleSystems: ["es6"],
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "node", "default"],
      mainFields: ["module", "main", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", ".d.ts"],
    },
  },
};
