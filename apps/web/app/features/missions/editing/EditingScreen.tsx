import type { Mission } from "@jobami/api/missions/contract";
import { useProposalsOf } from "@jobami/api/proposals/hooks";
import { mayEditMission } from "@jobami/machines/missions/mission";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ErrorSummary } from "@jobami/ui/ErrorSummary";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { heading, text } from "@jobami/ui/styles";
import { missionPath } from "../../../paths.ts";
import { problemText } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import {
  BudgetStep,
  composerCopy,
  DetailsStep,
  PlaceAndDateStep,
  ServiceStep,
  stepCopy,
} from "../composer/index.ts";
import { KnownMission } from "../missions/index.ts";
import { awaits, ChangeList } from "../negotiation/index.ts";
import { confirmText, copy } from "./copy.ts";
import { useEditing } from "./use-editing.ts";

/** Where the owner of a mission states it otherwise, while its life cycle allows it. */
export function EditingScreen({ id, userId }: { id: string; userId: string }) {
  return (
    <KnownMission id={id} headingLevel={1}>
      {(mission) =>
        mission.owner.id === userId && !mission.isHidden && mayEditMission(stateOf(mission), "owner") ? (
          <EditingForm mission={mission} userId={userId} />
        ) : (
          <WorkPage measure="form">
            <EmptyState
              headingLevel={1}
              title={copy.closedTitle}
              action={<LinkButton to={missionPath(id)}>{copy.toMission}</LinkButton>}
            >
              {copy.closedText}
            </EmptyState>
          </WorkPage>
        )
      }
    </KnownMission>
  );
}

const stateOf = ({ statut, asking }: Mission) => ({ statut, audience: asking?.audience ?? "tous" }) as const;

const parts = [
  ["service", ServiceStep],
  ["details", DetailsStep],
  ["placeAndDate", PlaceAndDateStep],
  ["budget", BudgetStep],
] as const;

function EditingForm({ mission, userId }: { mission: Mission; userId: string }) {
  const editing = useEditing(mission, userId);
  const { form, attempt, errors, problem, isSending, overtaken } = editing;
  const isSummed = problem?.code === "FORM_INVALID" && errors.length > 0;
  return (
    <WorkPage measure="form" gap={8}>
      <PageHeader title={copy.title} lead={copy.lead} size="compact" />
      {editing.isRestored && overtaken === null && (
        <Banner
          tone="info"
          title={copy.restored}
          announce="polite"
          action={
            <Button variant="secondary" onClick={editing.restart}>
              {copy.restart}
            </Button>
          }
        />
      )}
      {overtaken !== null && (
        <Stack gap={4}>
          <Banner
            tone="warning"
            title={copy.changedTitle}
            announce="assertive"
            action={
              <Button variant="secondary" onClick={editing.goOn}>
                {copy.goOn}
              </Button>
            }
          >
            {copy.changedText}
          </Banner>
          <ChangeList before={overtaken} after={mission} />
        </Stack>
      )}
      <Stack as={Form} gap={8} onSubmit={() => editing.send()}>
        {problem !== null && !isSummed && overtaken === null && (
          <Banner tone="danger" title={problemText(problem)} announce="assertive" />
        )}
        <ErrorSummary errors={errors} attempt={attempt} headingLevel={2} />
        {parts.map(([step, Fields]) => (
          <Card key={step} element="section" padding="large" aria-labelledby={`modifier-${step}`}>
            <Stack gap={6}>
              <h2 id={`modifier-${step}`} className={heading[3]}>
                {stepCopy[step].label}
              </h2>
              <Fields form={form} isPosted />
              {step === "details" && <p className={text.small}>{copy.pictures}</p>}
            </Stack>
          </Card>
        ))}
        <Card element="section" padding="large" aria-labelledby="modifier-suite">
          <Stack gap={4}>
            <h2 id="modifier-suite" className={heading[3]}>
              {copy.changes}
            </h2>
            {editing.isTyped && <ChangeList before={mission} after={editing.after} />}
            <p role="status" className={text.soft}>
              <Consequence mission={mission} isTyped={editing.isTyped} isOfTerms={editing.isOfTerms} />
            </p>
          </Stack>
        </Card>
        <Inline gap={3} stackedBelow="tablet">
          <Button type="submit" size="large" isPending={isSending} pendingLabel={copy.saving}>
            {problem?.code === "FAILED" ? composerCopy.retrySaving : copy.save}
          </Button>
          <LinkButton to={editing.to} variant="ghost" size="large" onClick={editing.giveUp}>
            {copy.back}
          </LinkButton>
        </Inline>
      </Stack>
    </WorkPage>
  );
}

/** Who is notified once it is sent, and what follows. */
function Consequence({
  mission,
  isTyped,
  isOfTerms,
}: {
  mission: Mission;
  isTyped: boolean;
  isOfTerms: boolean;
}) {
  const { data } = useProposalsOf(mission.id);
  if (!isTyped) return copy.none;
  if (!isOfTerms) return copy.text;
  if (data === undefined) return copy.unknown;
  const count = data.data.filter((one) => awaits(one, "client") || awaits(one, "jobbeur")).length;
  return count === 0 ? copy.noneYet : confirmText(count);
}
