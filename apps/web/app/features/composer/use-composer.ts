import { useApi } from "@jobami/api/http/provider";
import type { MissionBody } from "@jobami/api/missions/contract";
import { draftKeeperView } from "@jobami/machines/flows/draft-keeper";
import { missionComposerView } from "@jobami/machines/flows/mission-composer";
import { useEffect, useLayoutEffect, useMemo } from "react";
import { useNavigate } from "react-router";
import { consentFlags, openConsent } from "../../world/consents.ts";
import { useNotify } from "../../world/notices.ts";
import { useConsentRequirement } from "../../world/use-consent-requirement.ts";
import { useFlow } from "../../world/use-flow.ts";
import { composerMachine, draftRecord, keeperMachine, publicationRecord } from "./composer.actors.ts";
import { noticeWords, problemWords } from "./copy.ts";
import { blankDraft, draftSchemaVersion, isMissionDraft, type MissionDraft } from "./mission-form.ts";
import { useMissionForm } from "./use-mission-form.ts";

/** The form of a mission with its two machines: the steps and publication, and the draft. */
export function useComposer(userId: string) {
  const api = useApi();
  const navigate = useNavigate();
  const notify = useNotify();
  const { form, attempt, countAttempt, checkStep, errorsOf } = useMissionForm();
  const requireConsent = useConsentRequirement(userId);
  const record = useMemo(() => draftRecord(userId), [userId]);
  const [machine, keeperOfDrafts] = useMemo(
    () => [composerMachine(api), keeperMachine(record)],
    [api, record],
  );

  const [composing, compose] = useFlow(
    machine,
    { record: publicationRecord.read() ?? undefined },
    {
      notice: ({ code, params }) => {
        if (code === "MISSION_PUBLISHED") notify({ kind: "success", title: noticeWords.MISSION_PUBLISHED });
        else notify({ kind: "error", title: problemWords[code] || String(params?.message ?? "") });
      },
      navigate: ({ to }) => void navigate(to),
      remember: ({ record: publication }) => publicationRecord.write(publication),
      published: () => keep({ type: "draft.published" }),
    },
  );
  const [keeping, keep] = useFlow(
    keeperOfDrafts,
    { blank: blankDraft, schemaVersion: draftSchemaVersion },
    {
      notice: () => {},
      draftShown: ({ draft }) => {
        form.reset(draft.values);
        compose({ type: "draft.restored", progress: draft.progress });
      },
    },
  );
  const view = missionComposerView(composing);
  const draft = draftKeeperView<MissionDraft>(keeping);

  const { progress, problem } = view;
  const values = form.watch();
  const current = JSON.stringify({ values, progress } satisfies MissionDraft);
  useEffect(
    () => keep({ type: "draft.changed", draft: JSON.parse(current) as MissionDraft }),
    [keep, current],
  );

  useEffect(() => {
    for (const { path, message } of problem?.fields ?? []) form.setError(path as "title", { message });
    if (problem?.code === "FORM_INVALID") countAttempt();
    // Taken back on another device: what this one remembers is out of date.
    if (problem?.cause === "TERMS_REQUIRED") {
      consentFlags.terms.clear();
      openConsent("terms");
    }
  }, [problem, form, countAttempt]);

  // A layout effect is undone before the machine is stopped: what was typed last is still stored.
  useLayoutEffect(() => {
    const leave = () => keep({ type: "page.left" });
    const hear = () => {
      const stored = record.read();
      if (isMissionDraft(stored)) keep({ type: "other.saved", stored });
    };
    window.addEventListener("pagehide", leave);
    window.addEventListener("storage", hear);
    return () => {
      leave();
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("storage", hear);
    };
  }, [keep, record]);

  /** Goes on from a step with fields, or publishes from the review. */
  async function goOn(): Promise<void> {
    if (view.step !== "review") {
      const { step } = view;
      compose({ type: (await checkStep(step)) ? "step.completed" : "step.refused", step });
      return;
    }
    if (!(await requireConsent("terms", "publier une mission"))) return;
    await form.handleSubmit((body: MissionBody) => compose({ type: "form.submitted", values: body }))();
  }

  return { form, attempt, errorsOf, view, draft, compose, keep, goOn };
}
