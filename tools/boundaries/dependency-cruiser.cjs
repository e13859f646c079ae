/** Who may import whom: docs/adr/0002 says why; each rule is proved by a planted violation in boundaries.test.ts. */
const FOR_TESTS =
  "\\.(test|stories|model|world|fixture)\\.tsx?$|/(testing|laws)/|^packages/ui/src/theme/contrast\\.ts$";
const SAMPLES = "^packages/api/src/(mock/|[^/]+/fixtures\\.ts$)";
const NOT_SHIPPED = `${FOR_TESTS}|/e2e/|\\.config\\.ts$`;
const DIAGRAM = "^packages/machines/src/diagram/";
const SHIPPED = { pathNot: NOT_SHIPPED };
const npm = (...names) => `(^|/)node_modules/(${names.join("|")})(/|$)`;
const CONTRACT = "^packages/api/src/[^/]+/contract\\.ts$";
const AT_RUN_TIME = { dependencyTypesNot: ["type-only"] };

const machines = [
  {
    name: "machines-import-xstate-only",
    comment: "A machine reaches the world through named actors: no library but xstate.",
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
    comment: "What happens does not know how it looks nor who runs it.",
    from: { path: "^packages/machines/" },
    to: { path: "^(packages/ui|apps|\\.storybook)/" },
  },
];

const ui = [
  {
    name: "ui-knows-no-product",
    comment: "Looks take plain props: no machine, no data, no product.",
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
    comment: "What is said depends on nobody who says it.",
    from: { path: "^packages/api/" },
    to: { path: "^(packages/(machines|ui)|apps|\\.storybook)/" },
  },
  {
    name: "api-browser-side-has-no-zod",
    comment: "zod costs a browser 25 kB: routes, client, hooks and events take the contract's types only.",
    from: {
      path: "^packages/api/src/[^/]+/(routes|client|hooks|events|route|errors|error-codes|taxonomy)\\.ts$",
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

const web = [
  {
    name: "features-know-no-other-feature",
    comment:
      "A feature can be removed by deleting its folder; what two share goes down to ui, machines or api.",
    from: { path: "^apps/web/app/features/([^/]+)/" },
    to: { path: "^apps/web/app/features/", pathNot: "^apps/web/app/features/$1/" },
  },
  {
    name: "features-know-no-route",
    comment: "Routes join features, never the other way round.",
    from: { path: "^apps/web/app/features/" },
    to: { path: "^apps/web/app/(routes/|routes\\.ts|root\\.tsx|entry\\.)" },
  },
  {
    name: "web-never-imports-server",
    comment: "The browser's code and the server's speak through the contract alone.",
    from: { path: "^apps/web/app/" },
    to: { path: "^apps/server/" },
  },
  {
    name: "shell-has-no-zod",
    comment: "The shell is in every page; schemas load with the route of their form.",
    from: { path: "^apps/web/app/(shell/|root\\.tsx|entry\\.client)", ...SHIPPED },
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
    comment: "Flows belong to the browser; life cycles are the law that both sides ask.",
    from: { path: "^apps/server/src", ...SHIPPED },
    to: { path: "^packages/machines/src/", pathNot: "^packages/machines/src/lifecycles/" },
  },
  {
    name: "server-speaks-contract",
    comment: "The browser's half of the contract (client, hooks, mock) has no place in the server.",
    from: { path: "^apps/server/src", ...SHIPPED },
    to: { path: "^packages/api/src/(mock/|[^/]+/(client|hooks)\\.ts$)" },
  },
  {
    name: "domains-meet-through-services",
    comment: "Another domain's tables and repository are its own; its service is its door.",
    from: { path: "^apps/server/src/domains/([^/]+)/", pathNot: `${NOT_SHIPPED}|\\.tables\\.ts$` },
    to: { path: "^apps/server/src/domains/", pathNot: ["^apps/server/src/domains/$1/", "\\.service\\.ts$"] },
  },
  {
    name: "tables-refer-to-tables-only",
    comment: "A foreign key names another domain's table; tables need nothing else of a domain.",
    from: { path: "^apps/server/src/domains/.+\\.tables\\.ts$" },
    to: { path: "^apps/server/src/domains/", pathNot: "\\.tables\\.ts$" },
  },
  {
    name: "platform-knows-no-domain",
    comment: "Ports and engines serve any domain.",
    from: { path: "^apps/server/src/platform/", ...SHIPPED },
    to: { path: "^apps/server/src/domains/", ...AT_RUN_TIME },
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
    comment: "Two modules that need each other are one, or miss a third.",
    from: {},
    to: { circular: true, viaOnly: AT_RUN_TIME },
  },
  {
    name: "no-way-past-a-door",
    comment: "A package is entered by its exports: what they do not name cannot be resolved.",
    from: {},
    to: { couldNotResolve: true, pathNot: "^(virtual:|\\./\\+types/|\\.\\./\\+types/)" },
  },
  {
    name: "no-relative-way-into-a-package",
    comment: "A relative path would pass the door.",
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
