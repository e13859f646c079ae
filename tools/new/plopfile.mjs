import { spawnSync } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const templates = join(import.meta.dirname, "templates");

/** The areas of features, and the group of the map that a page of each stands in unless it is moved. */
const groups = {
  account: "help",
  missions: "missions",
  talk: "relations",
  money: "money",
  activity: "activity",
  promote: "visibility",
  offers: "benefits",
  help: "help",
};

/** Adds a domain to the server's list: its import and its entry. */
const domain = [
  {
    file: "apps/server/src/domains.ts",
    end: /\nimport type/,
    entry: `
import { {{camelCase name}}Domain } from "./domains/{{kebabCase name}}/{{kebabCase name}}.domain.ts";`,
  },
  { file: "apps/server/src/domains.ts", end: /\n\] as const/, entry: "\n  {{camelCase name}}Domain," },
];

/** Adds a life cycle to the list that the import rules read. */
const lifeCycle = [
  {
    file: "packages/machines/life-cycles.json",
    end: /\n\]/,
    entry: `,\n  "{{kebabCase name}}/{{kebabCase name}}"`,
  },
];

/** Gives a component a line of the sidebar, under a task: its French name is still to be written. */
const place = (nextTask) => [
  {
    file: ".storybook/sidebar.ts",
    end: new RegExp(`\\n  \\},\\n${nextTask}`),
    entry: `\n    {{pascalCase name}}: "{{lowerCase name}}",`,
  },
];

/** What can be made, what is left to do by hand afterwards, and the lists that name it. */
const kinds = {
  machine: {
    left: "Write its requirements into the model, provide its actors in a feature: a chart that no one runs fails the tests.",
  },
  lifecycle: {
    lists: lifeCycle,
    left: "Write its requirements into the model, let a service ask it: a chart that no one runs fails the tests.",
  },
  component: {
    lists: place("  Layout: "),
    left: "Move its line in .storybook/sidebar.ts to its task, with its French name; write its states as stories, look at them in every theme, accept their pictures.",
  },
  layout: {
    lists: place("\\};"),
    left: "Give its line in .storybook/sidebar.ts its French name; write its states as stories, look at them in every theme, accept their pictures.",
  },
  section: {
    asks: ["area"],
    left: "Show its section on a page, write its states as stories, accept its pictures.",
  },
  feature: {
    asks: ["label", "area"],
    left: "State in its manifest where the page is offered and how it is asked for aloud, write its copy and its journey, accept its pictures.",
  },
  domain: {
    asks: ["label", "area"],
    lists: domain,
    left: "Write its contract, table and migration, its copy and in its manifest where its page is offered and how it is asked for aloud; accept its pictures.",
  },
};

/** `invoice-list`, `InvoiceList` or `invoiceList`; true, or why it is not the name of anything. */
function validate(name) {
  const kebab = name.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
  return (
    /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab) || `«${name}» is no name: letters, digits and single hyphens.`
  );
}

const prompts = {
  name: { type: "input", name: "name", message: "Name", validate },
  label: {
    type: "input",
    name: "label",
    message: "What people read, in French",
    validate: (label) => /^[^"\\\n]+$/.test(label) || "One line without quotation marks.",
  },
  area: {
    type: "input",
    name: "area",
    message: "Area",
    validate: (area) => Object.hasOwn(groups, area) || `An area is one of ${Object.keys(groups).join(", ")}.`,
  },
};

/** The number of the next migration. */
function nextMigration(destination) {
  const folder = join(destination, "apps/server/src/migrations");
  const newest = existsSync(folder) ? readdirSync(folder).sort().at(-1) : undefined;
  return String(Number(newest?.slice(0, 4) ?? 0) + 1).padStart(4, "0");
}

/** The skeletons of `pnpm new`: the templates of a kind, laid over the folders of the repository, and its lines in lists. */
export default function generators(plop) {
  for (const [kind, { left, asks = [], lists = [] }] of Object.entries(kinds)) {
    const base = join(templates, kind);
    const files = globSync(["**/*.hbs", ".storybook/**/*.hbs"], { cwd: base }).sort();
    const targets = (answers) => files.map((file) => plop.renderString(file.replace(/\.hbs$/, ""), answers));
    plop.setGenerator(kind, {
      description: left,
      prompts: ["name", ...asks].map((what) => prompts[what]),
      actions: [
        // Nothing is written when any of it exists.
        (answers) => {
          answers.group = groups[answers.area];
          answers.migration = nextMigration(plop.getDestBasePath());
          answers.version = JSON.parse(readFileSync(join(root, "packages/ui/package.json"), "utf8")).version;
          const taken = targets(answers).find((file) => existsSync(join(plop.getDestBasePath(), file)));
          if (taken !== undefined) throw new Error(`${taken} exists already.`);
          return "";
        },
        ...files.map((file) => ({
          type: "add",
          path: file.replace(/\.hbs$/, ""),
          template: readFileSync(join(base, file), "utf8"),
          abortOnFail: true,
        })),
        ...lists.map(({ file, end, entry }) => (answers) => {
          const path = join(plop.getDestBasePath(), file);
          const text = readFileSync(path, "utf8");
          if (!end.test(text)) throw new Error(`${file} has no list to add to.`);
          writeFileSync(
            path,
            text.replace(end, (found) => `${plop.renderString(entry, answers)}${found}`),
          );
          return `${file} names it`;
        }),
        (answers) => {
          const changed = [
            ...targets(answers).filter((file) => /\.tsx?$/.test(file)),
            ...lists.map(({ file }) => file),
          ];
          spawnSync(
            join(root, "node_modules/.bin/biome"),
            ["check", "--write", "--vcs-enabled=false", ...new Set(changed)],
            {
              cwd: plop.getDestBasePath(),
              stdio: "ignore",
            },
          );
          return left;
        },
      ],
    });
  }
}
