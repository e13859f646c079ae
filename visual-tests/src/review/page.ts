import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Rollup } from "vite";
import type { Reviewed } from "./contents.ts";

const folder = join(import.meta.dirname, "client");

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: "error",
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: { input: join(folder, "page.ts") },
    },
  });
  const [first] = [built].flat() as Rollup.RollupOutput[];
  const [script] = first?.output ?? [];
  if (script?.type !== "chunk") throw new Error("The page of pictures has no script.");
  return script.code.replaceAll("</script", "<\\/script");
}

let script: Promise<string> | undefined;

/** The page on which pictures are looked at, complete in itself; `nonce` is that of the content security policy it is served with. */
export async function reviewPage(reviewed: Reviewed, nonce = ""): Promise<string> {
  script ??= bundle();
  const style = readFileSync(join(folder, "page.css"), "utf8");
  const data = JSON.stringify(reviewed).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Images de Jobami</title>
<style nonce="${nonce}">${style}</style></head>
<body><script type="application/json" id="reviewed">${data}</script><script type="module" nonce="${nonce}">${await script}</script>
<noscript>Cette page a besoin de JavaScript.</noscript></body></html>
`;
}
