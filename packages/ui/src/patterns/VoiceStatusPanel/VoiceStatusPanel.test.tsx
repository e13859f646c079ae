import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { VoiceStatusPanel } from "./VoiceStatusPanel.tsx";

const markup = (changes: Partial<Parameters<typeof VoiceStatusPanel>[0]> = {}) =>
  renderToStaticMarkup(
    <VoiceStatusPanel status="idle" transcript="" problem={null} onHide={() => {}} {...changes} />,
  ).replace(/ class="[^"]*"/g, "");

test("its text is a status: what goes on, what was heard; what went wrong is announced by who reports it", () => {
  expect(markup({ status: "listening", transcript: "aide", problem: "Rien" })).toContain(
    '<div role="status"><p>Je vous écoute…</p><p>«\u202faide\u202f»</p></div><p>Rien</p>',
  );
  expect(markup({ status: "unavailable", problem: "Accès refusé" })).toContain(
    '<div role="status"></div><p>Le micro n’est pas disponible.</p><p>Accès refusé</p>',
  );
  expect(markup({ status: "unavailable" })).toContain(
    '<div role="status"><p>Le micro n’est pas disponible.</p></div>',
  );
  expect(markup()).toContain('<div role="status"><p>Appuyez sur le micro, puis parlez.</p></div>');
});

test("what is spoken aloud is shown, and not announced a second time", () => {
  expect(markup({ answer: "Voici." })).toContain("</div><p>Voici.</p></div>");
});

test("its text can be replaced", () => {
  expect(markup({ labels: { idle: "Prêt" } })).toContain("<p>Prêt</p>");
  expect(markup({ hideLabel: "Fermer" })).toContain('aria-label="Fermer"');
});
