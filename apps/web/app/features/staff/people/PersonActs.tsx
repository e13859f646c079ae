import { inNumber } from "@jobami/api/http/counted";
import { type Role, roles } from "@jobami/api/http/route";
import type { NewSanction, PersonFacts } from "@jobami/api/people/contract";
import { type SanctionKind, sanctionKinds, suspensionHours } from "@jobami/api/people/sanctions";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { NumberField } from "@jobami/ui/NumberField";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { heading, text } from "@jobami/ui/styles";
import { useState } from "react";
import { useMailProof } from "../../account/mail-proof/index.ts";
import { ActDialog } from "./ActDialog.tsx";
import { copy, roleHelp, roleLabels, sanctionCopy } from "./copy.ts";
import { liftingOf, roleChanging, sanctioning } from "./people.actors.ts";

const dayHours = 24;

/** What an administrator can do to this account now: never to their own, and no sanction for another administrator. */
export function PersonActs({ person }: { person: PersonFacts }) {
  const { isSelf, role, state } = person;
  const isAdministrator = role === "jobpadm";
  return (
    <Stack as="section" gap={3} aria-labelledby="acts">
      <h2 id="acts" className={heading[3]}>
        {copy.acts}
      </h2>
      {isSelf ? (
        <p className={text.soft}>{copy.isOwn}</p>
      ) : (
        <>
          {isAdministrator && <p className={text.soft}>{copy.isAdministrator}</p>}
          <Inline gap={3}>
            {state === "suspended" && <Lift person={person} />}
            {!isAdministrator && <Sanction person={person} />}
            <RoleChange person={person} />
          </Inline>
        </>
      )}
    </Stack>
  );
}

function sanctionOf(kind: SanctionKind, days: number | null, reason: string): NewSanction {
  return kind === "temporary"
    ? { kind, hours: days === null ? Number.NaN : days * dayHours, reason }
    : { kind, reason };
}

/** The three sanctions [POL-11]; who is suspended already can only be warned. */
function Sanction({ person }: { person: PersonFacts }) {
  const [kind, setKind] = useState<SanctionKind>("warning");
  const [days, setDays] = useState<number | null>(3);
  const offered = person.state === "suspended" ? sanctionKinds.slice(0, 1) : sanctionKinds;
  const chosen = offered.includes(kind) ? kind : "warning";
  return (
    <ActDialog
      label={copy.sanction}
      variant="danger"
      title={copy.sanction}
      reasonHelp={copy.sanctionReasonHelp}
      confirm={sanctionCopy[chosen].confirm}
      done={copy.sanctioned}
      machineOf={sanctioning}
      valuesOf={(reason) => ({ id: person.id, sanction: sanctionOf(chosen, days, reason) })}
      fields={["hours"]}
    >
      {({ errorOf, edit }) => (
        <>
          {person.state === "suspended" && <p className={text.soft}>{copy.isSuspended}</p>}
          <RadioGroup
            label={copy.sanctionKind}
            isRequired
            name="kind"
            look="cards"
            options={offered.map((value) => ({
              value,
              label: sanctionCopy[value].label,
              help: sanctionCopy[value].help,
            }))}
            value={chosen}
            onChange={({ currentTarget }) => {
              setKind(sanctionKinds.find((one) => one === currentTarget.value) ?? "warning");
              edit();
            }}
          />
          {chosen === "temporary" && (
            <NumberField
              label={copy.duration}
              help={copy.durationHelp}
              isRequired
              min={suspensionHours.least / dayHours}
              max={suspensionHours.most / dayHours}
              suffix={inNumber(days ?? 1, "jour")}
              value={days}
              error={errorOf("hours")}
              onChange={(value) => {
                setDays(value);
                edit();
              }}
            />
          )}
        </>
      )}
    </ActDialog>
  );
}

function Lift({ person }: { person: PersonFacts }) {
  return (
    <ActDialog
      label={copy.lift}
      variant="secondary"
      title={copy.liftQuestion}
      detail={copy.liftDetail}
      reasonHelp={copy.liftReasonHelp}
      confirm={copy.lift}
      done={copy.lifted}
      machineOf={liftingOf}
      valuesOf={(reason) => ({ id: person.id, reason })}
    />
  );
}

function RoleChange({ person }: { person: PersonFacts }) {
  const [role, setRole] = useState<Role>(person.role);
  const { proved, dialog } = useMailProof();
  return (
    <>
      <ActDialog
        label={copy.changeRole}
        variant="secondary"
        title={copy.changeRole}
        reasonHelp={copy.roleReasonHelp}
        confirm={copy.changeRole}
        done={copy.roleChanged}
        machineOf={(api) => roleChanging(api, proved)}
        valuesOf={(reason) => ({ id: person.id, role, reason })}
        fields={["role"]}
      >
        {({ errorOf, edit }) => (
          <RadioGroup
            label={copy.newRole}
            isRequired
            name="role"
            look="cards"
            options={roles.map((value) => ({ value, label: roleLabels[value], help: roleHelp[value] }))}
            value={role}
            error={errorOf("role")}
            onChange={({ currentTarget }) => {
              setRole(roles.find((one) => one === currentTarget.value) ?? role);
              edit();
            }}
          />
        )}
      </ActDialog>
      {dialog}
    </>
  );
}
