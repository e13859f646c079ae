import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { changesTerms, missionChanges } from "@jobami/api/missions/changes";
import type { Mission, MissionBody } from "@jobami/api/missions/contract";
import { applyMission } from "@jobami/api/missions/live";
import { missionsRoutes } from "@jobami/api/missions/routes";
import type { FormError } from "@jobami/ui/ErrorSummary";
import { useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { missionPath } from "../../../paths.ts";
import { useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { endDateOf, formOf, type MissionForm, useMissionForm } from "../composer/index.ts";
import { copy } from "./copy.ts";
import { editingMachine, editRecord } from "./editing.actors.ts";

/** The fields as a mission would state them. */
export function statedBy(form: MissionForm, { place }: Pick<Mission, "place">) {
  const { placeCode: code, placeName: name, postalCode = "" } = form;
  return {
    ...form,
    endDate: endDateOf(form),
    amount: form.amount ?? 0,
    jobiAmount: form.jobiAmount ?? 0,
    place: { ...place, code, name, postalCode },
  };
}

/** The edit of a mission: its fields, what they change, and how it is sent. What is typed stays in this tab until it is sent or given up. */
export function useEditing(mission: Mission, userId: string) {
  const api = useApi();
  const readings = useReadings();
  const navigate = useNavigate();
  const notify = useNotify();
  const record = useMemo(() => editRecord(userId, mission.id), [userId, mission.id]);
  const [stored] = useState(() => record.read());
  const [isRestored, setRestored] = useState(stored !== null);
  /** The mission as its owner last saw it on this page. */
  const [seen, setSeen] = useState(mission);
  const [version, setVersion] = useState(stored?.version ?? mission.version ?? 1);
  const { form, attempt, countAttempt, errorsOf } = useMissionForm(null, {
    ...formOf(mission),
    ...stored?.values,
  });
  const [machine] = useState(() => editingMachine(api, mission.id));
  const to = missionPath(mission.id);
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      record.remember(null);
      applyMission(readings, answer);
      notify({ kind: "success", title: copy.saved });
      void navigate(to, { replace: true });
    },
    "submission.refused": ({ problem: code }) => {
      if (code !== "FORM_INVALID") readings.readAgain(missionsRoutes.details, { id: mission.id });
    },
  });

  useEffect(() => {
    for (const { path, message } of problem?.fields ?? []) form.setError(path as "title", { message });
    if (problem?.code === "FORM_INVALID") countAttempt();
  }, [problem, form, countAttempt]);

  const values = form.watch();
  const after = statedBy(values, mission);
  const changes = missionChanges(mission, after);
  const typed = JSON.stringify(values);
  const isTyped = changes.length > 0;
  useEffect(
    () => record.remember(isTyped ? { values: JSON.parse(typed) as MissionForm, version } : null),
    [record, isTyped, typed, version],
  );

  const errors: FormError[] = (["service", "details", "placeAndDate", "budget"] as const).flatMap(errorsOf);
  const send = form.handleSubmit(
    ({ asked: _, pictures: __, ...body }: MissionBody) => submit({ ...body, expectedVersion: version }),
    countAttempt,
  );

  return {
    form,
    attempt,
    errors,
    after,
    isTyped,
    isOfTerms: changesTerms(changes),
    isSending,
    problem,
    send: () => void send(),
    to,
    /** It is another one than this page began with. */
    overtaken: version === mission.version ? null : seen,
    /** Its owner has read what is new: what they typed counts on top of it. */
    goOn: () => {
      setSeen(mission);
      setVersion(mission.version ?? 1);
      edit();
    },
    isRestored,
    restart: () => {
      form.reset(formOf(mission));
      setSeen(mission);
      setVersion(mission.version ?? 1);
      setRestored(false);
    },
    giveUp: () => record.remember(null),
  };
}
