import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { PlanningException } from "@jobami/api/planning/contract";
import { planningRoutes } from "@jobami/api/planning/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { IconButton } from "@jobami/ui/IconButton";
import { List, ListItem } from "@jobami/ui/List";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, link, text } from "@jobami/ui/styles";
import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { ownProfilePath } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { copy, exceptionWhen, removeLabel } from "./copy.ts";
import { ExceptionForm } from "./ExceptionForm.tsx";
import { removalMachine } from "./planning.actors.ts";
import * as css from "./planning.css.ts";

interface ExceptionsProps {
  /** Those of the days that are shown. */
  exceptions: readonly PlanningException[];
  day: string;
  today: string;
}

/** When a jobbeur is not there, against their usual hours: to add to and to take away. */
export function Exceptions({ exceptions, day, today }: ExceptionsProps) {
  const api = useApi();
  const readings = useReadings();
  const [isOpen, setOpen] = useState(false);
  const [announcement, setAnnouncement] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [machine] = useState(() => removalMachine(api));
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": () => {
      readings.readAgain(planningRoutes.read);
      setAnnouncement(copy.removed);
    },
    // Who comes second sees what is left.
    "submission.refused": () => readings.readAgain(planningRoutes.read),
  });
  useEffect(() => {
    if (announcement !== null) status.current?.focus();
  }, [announcement]);
  return (
    <Card element="section" padding="large" aria-labelledby="planning-exceptions">
      <Stack gap={4}>
        <h2 id="planning-exceptions" className={heading[3]}>
          {copy.exceptions}
        </h2>
        <p className={text.soft}>
          {copy.exceptionsHelp} {copy.usualHelp}{" "}
          <Link className={link} to={ownProfilePath}>
            {copy.toProfile}
          </Link>
        </p>
        {problem !== null && <Banner tone="danger" announce="assertive" title={problemText(problem)} />}
        {exceptions.length === 0 ? (
          <p className={text.small}>{copy.noExceptions}</p>
        ) : (
          <List label={copy.exceptions} look="boxed">
            {exceptions.map((exception) => (
              <ListItem
                key={exception.id}
                title={exceptionWhen(exception)}
                detail={exception.note === "" ? undefined : displayText(exception.note)}
                action={
                  <IconButton
                    label={removeLabel(exception)}
                    icon={<Trash2 strokeWidth={1.75} />}
                    isDisabled={isSending}
                    onClick={() => {
                      setAnnouncement(null);
                      submit(exception.id);
                    }}
                  />
                }
              />
            ))}
          </List>
        )}
        {isOpen ? (
          <ExceptionForm
            firstDay={day < today ? today : day}
            onAdded={() => {
              setOpen(false);
              setAnnouncement(copy.added);
            }}
            onLeave={() => setOpen(false)}
          />
        ) : (
          <Inline gap={3}>
            <Button
              variant="secondary"
              onClick={() => {
                setAnnouncement(null);
                setOpen(true);
              }}
            >
              {copy.addException}
            </Button>
          </Inline>
        )}
        <p ref={status} role="status" tabIndex={-1} className={css.confirmation}>
          {announcement}
        </p>
      </Stack>
    </Card>
  );
}
