import type { Counted } from "../mutation/record.ts";
import type { Quarantined } from "../test/quarantine.ts";
import { type PastRun, pacesOf } from "../test/trend.ts";
import type { Findings, MachineProof, PictureToLookAt, StoryResult } from "./findings.ts";
import { chapter, escaped, folded, share, style, table } from "./html.ts";
import type { TestedRequirement } from "./requirements.ts";

/** What the page shows besides what the run left. */
export interface Extras {
  requirements: readonly TestedRequirement[];
  /** The lines of `docs/quarantine.md`. */
  quarantined: readonly Quarantined[];
  /** The folders of the machines that have a chart in `charts/`. */
  charts: string[];
  /** How many changes of each folder's code its tests noticed, as `docs/mutation.md` keeps it. */
  mutations: readonly Counted[];
}

const notRun = "<p>Cette partie n’a pas été lancée la dernière fois.</p>";

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1).replace(".", ",")}\u00a0s`;

function summary({ run, failed }: Findings): string {
  if (run === null) return notRun;
  const rows = run.parts.map(({ part, tally, seconds }) => [
    escaped(part),
    String(tally.passed),
    tally.failed > 0 ? `<strong class="bad">${tally.failed}</strong>` : "0",
    String(tally.skipped),
    `${seconds} s`,
  ]);
  const list = failed.map(
    ({ part, file, title }) =>
      `<li><strong>${escaped(part)}</strong> ${escaped(title)} <small>${escaped(file)}</small></li>`,
  );
  return `<p>${escaped(new Date(run.at).toLocaleString("fr-FR"))}</p>${table("Parties", ["Partie", "Réussis", "Échoués", "Non lancés", "Durée"], rows)}${
    list.length > 0 ? `<h3>Tests échoués</h3><ul>${list.join("")}</ul>` : "<p>Aucun test échoué.</p>"
  }`;
}

function proofRow(proof: MachineProof): string[] {
  return [
    escaped(proof.machine),
    share(proof.states),
    share(proof.transitions),
    share(proof.guards),
    share(proof.delays),
    `${proof.modelStates} états, ${proof.modelSteps} pas`,
    String(proof.ways.length),
    `${proof.walked} (graine ${proof.seed})`,
  ];
}

function proved({ proofs }: Findings): string {
  if (proofs === null) return notRun;
  const sorted = [...proofs].sort((one, other) => one.machine.localeCompare(other.machine));
  const missing = sorted.flatMap((proof) =>
    proof.missing.map((name) => `<li class="bad">${escaped(name)}</li>`),
  );
  return `<p>Une condition compte quand elle a répondu oui et non partout où elle est posée, une attente quand elle s’est écoulée.</p>${table(
    "Ce que les chemins des modèles ont parcouru",
    [
      "Machine",
      "États",
      "Transitions",
      "Conditions",
      "Attentes",
      "Modèle",
      "Chemins",
      "Événements au hasard",
    ],
    sorted.map(proofRow),
  )}${missing.length > 0 ? `<ul>${missing.join("")}</ul>` : ""}`;
}

function paths({ proofs }: Findings): string {
  if (proofs === null) return notRun;
  return [...proofs]
    .sort((one, other) => one.machine.localeCompare(other.machine))
    .map(({ machine, ways }) =>
      folded(
        `${machine}\u00a0: ${ways.length} chemins`,
        `<ol class="ways">${ways.map((steps) => `<li>${escaped(steps.join(", then "))}</li>`).join("")}</ol>`,
      ),
    )
    .join("");
}

function drawings({ charts }: Extras): string {
  return charts
    .map((name) =>
      folded(
        name,
        `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(name)}"><img loading="lazy" src="charts/${encodeURI(name)}.svg" alt="Schéma de ${escaped(name)}"></div>`,
      ),
    )
    .join("");
}

function accessibility({ stories }: Findings): string {
  if (stories === null) return notRun;
  const failed = stories.filter(({ state }) => state === "failed");
  const shown = ({ title, why }: StoryResult) =>
    `<li><h3>${escaped(title)}</h3><pre>${escaped(why.slice(0, 4_000))}</pre></li>`;
  return `<p>${stories.length} stories jouées, chacune passée à axe (WCAG 2.2 AA et bonnes pratiques) et ses contrastes mesurés dans chaque thème\u00a0; ${failed.length} en défaut.</p>${
    failed.length > 0 ? `<ul>${failed.map(shown).join("")}</ul>` : ""
  }${folded("Toutes les stories", `<ul>${stories.map(({ title, state }) => `<li>${state === "failed" ? '<strong class="bad">échec</strong> ' : ""}${escaped(title)}</li>`).join("")}</ul>`)}`;
}

const captions: Record<string, string> = { before: "Avant", after: "Maintenant", difference: "Différence" };

function picture({ title, verdict, pictures }: PictureToLookAt): string {
  const shown = pictures.map((file) => {
    const caption = captions[file.split(".").at(-2) ?? ""] ?? "";
    return `<figure><figcaption>${caption}</figcaption><img loading="lazy" src="pictures/${encodeURI(file)}" alt="${caption}\u00a0: ${escaped(title)}"></figure>`;
  });
  return `<h3>${escaped(title)} (${escaped(verdict)})</h3><div class="pictures">${shown.join("")}</div>`;
}

function picturesPart({ pictures }: Findings): string {
  if (pictures === null) return notRun;
  const { compared, toLookAt } = pictures;
  return `<p>${compared} images comparées, ${toLookAt.length} à regarder.</p>${toLookAt.map(picture).join("")}`;
}

/** Where `pnpm storybook` shows a story. */
const storyAddress = (id: string) => `http://localhost:6006/?path=/story/${encodeURIComponent(id)}`;

function requirement({ id, text, files, stories }: TestedRequirement): string {
  const tests = files.map((file) => `<a href="../../${encodeURI(file)}">${escaped(file)}</a>`);
  const shown = stories.map((story) => `<a href="${storyAddress(story)}">${escaped(story)}</a>`);
  const proof =
    files.length > 0 ? [...tests, ...shown].join("<br>") : '<strong class="bad">sans test</strong>';
  return `<li id="${escaped(id)}"><strong>${escaped(id)}</strong> ${escaped(text)}<br><small>${proof}</small></li>`;
}

function ledger({ requirements }: Extras): string {
  const areas = [...new Set(requirements.map(({ area }) => area))].sort().map((area) => {
    const rows = requirements.filter((row) => row.area === area);
    return { area, rows, untested: rows.filter(({ files }) => files.length === 0) };
  });
  const named = requirements.filter(({ files }) => files.length > 0).length;
  const rows = areas.map(({ area, rows: all, untested }) => [
    escaped(area),
    share({ covered: all.length - untested.length, all: all.length }),
    escaped(untested.map(({ id }) => id).join(", ")),
  ]);
  const lists = areas.map(({ area, rows: all }) =>
    folded(area, `<ul class="rows">${all.map(requirement).join("\n")}</ul>`),
  );
  return `<p>${named} exigences sur ${requirements.length} sont nommées par un test. Les stories s’ouvrent quand «\u202fpnpm storybook\u202f» tourne.</p>${table("Exigences par domaine", ["Domaine", "Nommées", "Sans test"], rows)}${lists.join("")}`;
}

/** A table of what there is, or the sentence that states that there is none. */
function listed(
  none: string,
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  if (rows.length === 0) return none === "" ? "" : `<p>${none}</p>`;
  return table(
    caption,
    head,
    rows.map((cells) => cells.map(escaped)),
  );
}

function unsteady({ unsteady: tests, run }: Findings, { quarantined }: Extras): string {
  const passedLater =
    tests === null
      ? notRun
      : listed(
          "Aucun test n’a eu besoin d’un second essai.",
          "Échoués, puis réussis au second essai",
          ["Test", "Partie", "Première erreur"],
          tests.map(({ part, title, error }) => [title, part, error]),
        );
  const waiting = listed(
    "Aucun test n’est en quarantaine (docs/quarantine.md).",
    "Tests en quarantaine (docs/quarantine.md)",
    ["Test", "Depuis", "Première erreur"],
    quarantined.map(({ test, since, error }) => [test, since, error]),
  );
  const notStarted = listed(
    "",
    "Tests qui n’ont pas été lancés",
    ["Test", "Fichier", "Pourquoi", "Commande"],
    (run?.skipped ?? []).map(({ title, unit, wait }) => [
      title,
      unit,
      wait?.why ?? "non précisé",
      wait?.command ?? "",
    ]),
  );
  return passedLater + waiting + notStarted;
}

function slowest({ slowest: tests }: Findings): string {
  if (tests.length === 0) return notRun;
  return table(
    "Les tests qui durent le plus",
    ["Test", "Durée"],
    tests.map(({ title, ms }) => [escaped(title), inSeconds(ms)]),
  );
}

const endings: Record<string, string> = {
  passed: "réussi",
  failed: '<strong class="bad">échoué</strong>',
  skipped: "non lancé",
};

function journeysPart({ journeys, traces }: Findings): string {
  if (journeys === null) return notRun;
  const rows = journeys.map(({ file, title, state, ms }) => [
    escaped(title),
    escaped(file),
    endings[state] ?? escaped(state),
    inSeconds(ms),
  ]);
  const commands = traces.map(
    (name) => `<li><code>npx playwright-core show-trace reports/traces/${escaped(name)}</code></li>`,
  );
  const left =
    traces.length === 0
      ? "<p>Aucun parcours n’a échoué deux fois\u00a0: aucune trace n’a été laissée.</p>"
      : `<p>Ce qui a échoué deux fois se revoit pas à pas\u00a0:</p><ul>${commands.join("")}</ul>`;
  return left + table("Parcours dans le navigateur", ["Parcours", "Fichier", "Résultat", "Durée"], rows);
}

/** A column for each run, as high as what it counts. */
function columns(label: string, values: readonly number[]): string {
  const most = Math.max(1, ...values);
  const bars = values.map((value, at) => {
    const height = Math.max(1, Math.round((40 * value) / most));
    return `<rect x="${at * 8}" y="${40 - height}" width="6" height="${height}"/>`;
  });
  return `<svg role="img" aria-label="${escaped(label)}" width="${values.length * 8}" height="40" fill="currentColor">${bars.join("")}</svg>`;
}

function trend({ runs }: Findings): string {
  if (runs.length === 0) return "<p>Aucun lancement entier n’a encore été gardé.</p>";
  const count = (run: PastRun, key: "passed" | "failed") =>
    run.parts.reduce((total, { tally }) => total + tally[key], 0);
  const seconds = (run: PastRun) => run.parts.reduce((total, part) => total + part.seconds, 0);
  const rows = runs
    .toReversed()
    .map((run) => [
      escaped(new Date(run.at).toLocaleString("fr-FR")),
      run.kind === "proof" ? "<code>npm run proof</code>" : "<code>npm test</code>",
      `<code>${escaped(run.commit.slice(0, 10))}</code>`,
      String(count(run, "passed")),
      count(run, "failed") > 0 ? `<strong class="bad">${count(run, "failed")}</strong>` : "0",
      String(run.unsteady),
      `${seconds(run)} s`,
    ]);
  const paces = pacesOf(runs).map(({ part, last, usual }) => [
    escaped(part),
    `${last} s`,
    usual === undefined ? "première fois" : `${usual} s`,
    columns(
      `Durées de ${part}, la dernière à droite`,
      runs.flatMap(({ parts }) => parts.filter((one) => one.part === part).map((one) => one.seconds)),
    ),
  ]);
  return (
    table("Durée de chaque partie", ["Partie", "Dernière", "D’habitude", "Au fil des lancements"], paces) +
    table(
      "Derniers lancements entiers",
      ["Quand", "Quoi", "Commit", "Réussis", "Échoués", "Instables", "Durée des parties"],
      rows,
    )
  );
}

function mutants({ mutations }: Extras): string {
  return table(
    "Changements du code que les tests ont remarqués (pnpm mutate)",
    ["Machine", "Remarqués", "Part"],
    mutations.map(({ folder, killed, all }) => [
      escaped(folder),
      `${killed}\u202f/\u202f${all}`,
      `${((100 * killed) / Math.max(1, all)).toFixed(1).replace(".", ",")}\u00a0%`,
    ]),
  );
}

/** The whole page for QA people; pictures and charts lie in folders beside it. */
export function qaPage(findings: Findings, extras: Extras): string {
  const chapters = [
    ["resultats", "Résultats", summary(findings)],
    ["instables", "Instables, en quarantaine, non lancés", unsteady(findings, extras)],
    ["evolution", "Évolution", trend(findings)],
    ["lents", "Les plus lents", slowest(findings)],
    ["parcours", "Parcours", journeysPart(findings)],
    ["machines", "Couverture des machines", proved(findings)],
    ["schemas", "Schémas", drawings(extras)],
    ["chemins", "Chemins des modèles, pas à pas", paths(findings)],
    ["images", "Images", picturesPart(findings)],
    ["accessibilite", "Stories et accessibilité", accessibility(findings)],
    ["exigences", "Exigences", ledger(extras)],
    ["mutations", "Mutations", mutants(extras)],
  ] as const;
  const contents = chapters.map(([id, title]) => `<li><a href="#${id}">${title}</a></li>`).join("");
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Jobami, rapport de qualité</title><style>${style}</style></head>
<body><main><h1>Jobami, rapport de qualité</h1><nav aria-label="Sommaire"><ul>${contents}</ul></nav>
${chapters.map(([id, title, content]) => chapter(id, title, content)).join("\n")}
</main></body></html>
`;
}
