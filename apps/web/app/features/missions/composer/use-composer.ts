import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { MissionBody } from "@jobami/api/missions/contract";
import { applyMission } from "@jobami/api/missions/live";
import { draftKeeperView } from "@jobami/machines/forms/draft-keeper";
import { type ComposerStep, missionComposerView } from "@jobami/machines/missions/mission-composer";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useBeforeUnload, useNavigate } from "react-router";
import type { MissionWish } from "../../../entities/service/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { consentFlags, openConsent, useConsentRequirement } from "../../account/consents/index.ts";
import { askedCopy } from "./asked.copy.ts";
import { joinAsked } from "./asked-people.ts";
import { composerMachine, keeperMachine, publicationRecord } from "./composer.actors.ts";
import { draftNoticeCopy, noticeTexts, problemTexts } from "./copy.ts";
import { draftRecord, draftSchemaVersion, isMissionDraft } from "./draft-record.ts";
import { blankDraft, blankMission, type MissionDraft } from "./mission-form.ts";
import { useMissionForm } from "./use-mission-form.ts";
import { useStepHistory } from "./use-step-history.ts";

/** The form of a mission with its two machines: the steps and publication, and the draft. */
export function useComposer(userId: string, wish: MissionWish | null) {
  const api = useApi();
  const readings = useReadings();
  const navigate = useNavigate();
  const notify = useNotify();
  const { form, attempt, countAttempt, checkStep, errorsOf } = useMissionForm(wish);
  const requireConsent = useConsentRequirement(userId);
  const record = useMemo(() => draftRecord(userId), [userId]);
  const isLeaving = useRef(false);
  const isOffered = useRef(false);
  const [machine, keeperOfDrafts] = useMemo(() => {
    // The keeper stops with the page: a last save that fails is reported by its actors.
    const onNotSaved = () => {
      if (isLeaving.current) notify({ kind: "warning", title: draftNoticeCopy.DRAFT_LOST });
    };
    return [composerMachine(api), keeperMachine(record, onNotSaved)];
  }, [api, record, notify]);

  const [composing, compose] = useFlow(
    machine,
    { record: publicationRecord.read() ?? undefined },
    {
      notice: ({ code, params }) => {
        if (code === "MISSION_PUBLISHED")
          notify({
            kind: "success",
            title:
              form.getValues("asked") === undefined ? noticeTexts.MISSION_PUBLISHED : askedCopy.published,
          });
        else notify({ kind: "error", title: problemTexts[code] || String(params?.message ?? "") });
      },
      navigate: ({ to }) => void navigate(to),
      remember: ({ record: publication }) => publicationRecord.remember(publication),
      "mission.published": ({ mission }) => {
        applyMission(readings, mission);
        keep({ type: "draft.published" });
      },
    },
  );
  const [keeping, keep] = useFlow(
    keeperOfDrafts,
    { blank: blankDraft, schemaVersion: draftSchemaVersion },
    {
      notice: ({ code, kind }) => {
        if (code !== "DRAFT_DISCARDED") notify({ kind, title: draftNoticeCopy[code] });
      },
      "draft.shown": ({ draft }) => {
        // Who comes to ask a person and takes up a draft asks them too.
        const asked = isOffered.current
          ? joinAsked(draft.values.asked, form.getValues("asked"))
          : draft.values.asked;
        // An older draft has no pictures.
        form.reset({ ...blankMission, ...draft.values, asked });
        compose({ type: "draft.restored", progress: draft.progress });
      },
    },
  );
  const view = missionComposerView(composing);
  const draft = draftKeeperView<MissionDraft>(keeping);
  useLayoutEffect(() => {
    isOffered.current = draft.offer !== null;
  }, [draft.offer]);

  const chooseStep = useCallback((step: ComposerStep) => compose({ type: "step.chosen", step }), [compose]);
  useStepHistory(view.step, chooseStep);

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
    isLeaving.current = false;
    return () => {
      isLeaving.current = true;
      leave();
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("storage", hear);
    };
  }, [keep, record]);

  useBeforeUnload(
    useCallback(
      (event) => {
        if (draft.isNotSaved) event.preventDefault();
      },
      [draft.isNotSaved],
    ),
  );

  /** Goes on from a step with fields, or publishes from the review. */
  async function goOn(): Promise<void> {
    if (view.step !== "review") {
      const { step } = view;
      compose({ type: (await checkStep(step)) ? "step.completed" : "step.refused", step });
      return;
    }
    const finding = await requireConsent("terms", "publier une mission");
    if (finding !== "met") {
      compose({ type: finding === "missing" ? "terms.missing" : "terms.unchecked" });
      return;
    }
    await form.handleSubmit((body: MissionBody) => compose({ type: "form.submitted", values: body }))();
  }

  return { form, attempt, errorsOf, view, draft, compose, keep, goOn };
}
