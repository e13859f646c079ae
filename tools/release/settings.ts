import { readFileSync } from "node:fs";
import { join } from "node:path";
import { environment } from "../../apps/server/src/config.ts";

const root = join(import.meta.dirname, "../..");

/** Where the settings are written down as a file to start from. */
export const settingsFile = join(root, "deploy/.env.example");

/** What an installation that others reach states, with more than one process. */
export const wanted: Readonly<Record<string, string>> = {
  PUBLIC_URL: "https://jobami.example",
  TRUST_PROXY: "1",
  DEMO_DATA: "0",
  DATABASE_URL: "postgres://jobami:PASSWORD@127.0.0.1:5432/jobami",
  REDIS_URL: "redis://127.0.0.1:6379",
  SMTP_URL: "smtp://USER:PASSWORD@mail.example:587",
  MAIL_FROM: "Jobami <bonjour@jobami.example>",
};

/** What stands in the way of a file for systemd, compose and Kubernetes alike: where they set it themselves. */
export const setElsewhere = ["NODE_ENV", "PORT", "HOST", "DATA_DIR"];

/** A row of docs/operations.md: settings that are explained together. */
export interface SettingsRow {
  names: string[];
  fallback: string;
  meaning: string;
}

const plain = (markdown: string) =>
  markdown
    .replaceAll("\\|", "|")
    .replaceAll("`", "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .trim();

/** The table of settings of docs/operations.md. */
export function readSettingsRows(
  page = readFileSync(join(root, "docs/operations.md"), "utf8"),
): SettingsRow[] {
  const [, table = ""] = /^\| variable \| default \| meaning \|\n\|[-|]+\|\n((?:\|.*\n)+)/m.exec(page) ?? [];
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [, names = "", fallback = "", meaning = ""] = line.split(/(?<!\\)\|/);
      return { names: [...names.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name), fallback, meaning };
    });
}

/** The settings of the schema, each with the text that it has by itself; null where there is none. */
export function readSchema(): Map<string, string | null> {
  const { properties = {} } = environment.toJSONSchema({ io: "input", unrepresentable: "any" });
  return new Map(
    Object.entries(properties).map(([name, property]) => {
      const value = typeof property === "object" ? property.default : undefined;
      const isText = typeof value === "string" || typeof value === "number";
      return [name, isText ? String(value) : null];
    }),
  );
}

const widest = 110;

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < widest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`# ${word}`);
  }
  return lines;
}

/** The file to start from: each setting with what it means, those that have to be set with a value to replace. */
export function settingsExample(): string {
  const own = readSchema();
  const line = (name: string) =>
    name in wanted ? `${name}=${wanted[name]}` : `#${name}=${own.get(name) ?? ""}`;
  const parts = readSettingsRows()
    .map((row) => ({ ...row, names: row.names.filter((name) => !setElsewhere.includes(name)) }))
    .filter(({ names }) => names.length > 0)
    .map(({ names, fallback, meaning }) =>
      [
        ...wrapped(
          `${plain(meaning).replace(/^[a-z](?=[a-z’']* )/, (letter) => letter.toUpperCase())}. Without: ${plain(fallback)}`,
        ),
        ...names.map(line),
      ].join("\n"),
    );
  const head = wrapped(
    "Settings of Jobami, written by « pnpm generate » from their schema and docs/operations.md. One NAME=value a line, without " +
      `quotes, as systemd, compose and kubectl read it. ${setElsewhere.join(", ")} are set by each of them. What has to be set ` +
      "where others reach the server has no # before it.",
  );
  return `${[head.join("\n"), ...parts].join("\n\n")}\n`;
}
