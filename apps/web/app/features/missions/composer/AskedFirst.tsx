import { askHours } from "@jobami/api/missions/contract";
import { Avatar } from "@jobami/ui/Avatar";
import { Button } from "@jobami/ui/Button";
import { Checkbox } from "@jobami/ui/Checkbox";
import { Disclosure } from "@jobami/ui/Disclosure";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { List, ListItem } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { heading, text, visuallyHidden } from "@jobami/ui/styles";
import { useRef, useState } from "react";
import { AddAsked } from "./AddAsked.tsx";
import { askedCopy, hourLabels } from "./asked.copy.ts";
import { isFull, withAsked, withoutAsked } from "./asked-people.ts";
import * as css from "./fields.css.ts";
import type { AskedFirst as Asked } from "./mission-form.ts";
import { askedMessage, fieldId, type MissionFormApi } from "./use-mission-form.ts";

const hourOptions = askHours.map((hours) => ({ value: String(hours), label: hourLabels[hours] }));

/** Whom a mission is for first: the people, how long they have, and what follows; a way to choose someone where it is for everybody. */
export function AskedFirst({ form }: { form: MissionFormApi }) {
  const asked = form.watch("asked");
  const title = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState("");
  function put(next: Asked | undefined): void {
    form.setValue("asked", next, { shouldDirty: true });
    form.clearErrors("asked");
  }
  const add = (
    <AddAsked
      asked={asked}
      category={form.watch("category")}
      subcategory={form.watch("subcategory")}
      onAdd={(person) => {
        setRemoved("");
        put(withAsked(asked, [person]));
      }}
    />
  );
  if (asked === undefined)
    return (
      <div id={fieldId("asked")}>
        <Disclosure summary={askedCopy.offer}>{add}</Disclosure>
      </div>
    );
  return (
    <Stack as="section" gap={4} className={css.asked} aria-labelledby={fieldId("asked")}>
      <Stack gap={1}>
        <h3 id={fieldId("asked")} ref={title} tabIndex={-1} className={`${heading[4]} ${css.askedTitle}`}>
          {askedCopy.title}
        </h3>
        <p className={text.soft}>{askedCopy.lead}</p>
      </Stack>
      <p role="status" className={visuallyHidden}>
        {removed}
      </p>
      <List label={askedCopy.people}>
        {asked.people.map(({ id, name, photo }) => (
          <ListItem
            key={id}
            leading={<Avatar id={id} name={name} src={photo ?? undefined} isDecorative />}
            title={name}
            action={
              <Button
                variant="ghost"
                size="small"
                onClick={() => {
                  setRemoved(askedCopy.removed(name));
                  put(withoutAsked(asked, id));
                  title.current?.focus();
                }}
              >
                {askedCopy.remove}
                <span className={visuallyHidden}>{`\u00a0: ${name}`}</span>
              </Button>
            }
          />
        ))}
      </List>
      <InlineAlert tone="danger">{askedMessage(form.formState.errors) ?? null}</InlineAlert>
      {isFull(asked) ? (
        <p className={text.small}>{askedCopy.full}</p>
      ) : (
        <Disclosure summary={askedCopy.add}>{add}</Disclosure>
      )}
      <RadioGroup
        label={askedCopy.hours}
        name="asked-hours"
        options={hourOptions}
        value={String(asked.hours)}
        onChange={({ target }) => {
          const hours = askHours.find((one) => String(one) === target.value);
          if (hours !== undefined) put({ ...asked, hours });
        }}
      />
      <Checkbox
        label={askedCopy.opensAfter}
        help={askedCopy.opensAfterHelp}
        checked={asked.opensAfter}
        onChange={({ target }) => put({ ...asked, opensAfter: target.checked })}
      />
    </Stack>
  );
}
