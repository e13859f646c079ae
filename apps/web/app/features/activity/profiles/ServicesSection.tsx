import { maxServices, priceUnits } from "@jobami/api/profiles/limits";
import { type SubcategorySlug, serviceCategories } from "@jobami/api/taxonomy";
import { useServicesFor } from "@jobami/api/taxonomy/hooks";
import { Card } from "@jobami/ui/Card";
import { ComboBox } from "@jobami/ui/ComboBox";
import { IconButton } from "@jobami/ui/IconButton";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { MoneyField } from "@jobami/ui/MoneyField";
import { NumberField } from "@jobami/ui/NumberField";
import { FormSection } from "@jobami/ui/patterns/FormSection";
import { Select } from "@jobami/ui/Select";
import { heading } from "@jobami/ui/styles";
import { Search, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { copy, unitLabels } from "./copy.ts";
import { type EditedProfile, lacksAmount } from "./profile-draft.ts";
import * as css from "./profiles.css.ts";
import type { ProfileForm } from "./use-profile-form.ts";

type Service = EditedProfile["services"][number];

const labels = new Map(
  serviceCategories.flatMap(({ subcategories }) =>
    subcategories.map(({ slug, label }) => [slug as string, label]),
  ),
);
const unitOptions = priceUnits.map((unit) => ({ value: unit, label: unitLabels[unit] }));

/** What a person offers, and at which price. */
export function ServicesSection({ form }: { form: ProfileForm }) {
  const { draft, change, errorOf } = form;
  const { services } = draft;
  const search = useRef<HTMLInputElement>(null);
  const replace = (index: number, changes: Partial<Service>) =>
    change({ services: services.map((one, at) => (at === index ? { ...one, ...changes } : one)) });

  function remove(index: number): void {
    change({ services: services.filter((_, at) => at !== index) });
    search.current?.focus();
  }

  return (
    <div id="part-services">
      <FormSection title={copy.services} description={copy.servicesHelp}>
        {services.map((service, index) => (
          <ServiceRow
            key={service.subcategory}
            service={service}
            error={errorOf(`services.${index}`)}
            onChange={(changes) => replace(index, changes)}
            onRemove={() => remove(index)}
          />
        ))}
        {services.length < maxServices ? (
          <AddService
            services={services}
            inputRef={search}
            onAdd={(subcategory) =>
              change({ services: [...services, { subcategory, unit: "quote", amount: null, years: null }] })
            }
          />
        ) : (
          <InlineAlert tone="info">{copy.servicesFull}</InlineAlert>
        )}
      </FormSection>
    </div>
  );
}

interface ServiceRowProps {
  service: Service;
  error: string | undefined;
  onChange: (changes: Partial<Service>) => void;
  onRemove: () => void;
}

function ServiceRow({ service, error, onChange, onRemove }: ServiceRowProps) {
  const { subcategory, unit, amount, years } = service;
  const label = labels.get(subcategory) ?? subcategory;
  return (
    <Card element="section" aria-label={label}>
      <Stack gap={3}>
        <Inline gap={3} align="center" justify="between" isOneLine>
          <h3 className={heading[4]}>{label}</h3>
          <IconButton label={`${copy.remove} ${label}`} icon={<Trash2 />} onClick={onRemove} />
        </Inline>
        <Inline gap={4}>
          <div className={css.shortField}>
            <Select
              label={copy.unit}
              options={unitOptions}
              value={unit}
              onChange={(value) => {
                const next = value as Service["unit"];
                onChange({ unit: next, amount: next === "quote" ? null : amount });
              }}
            />
          </div>
          {unit !== "quote" && (
            <div className={css.shortField}>
              <MoneyField
                label={copy.amount}
                isRequired
                value={amount}
                error={error ?? (lacksAmount(service) ? copy.amountMissing : undefined)}
                onChange={(value) => onChange({ amount: Number.isNaN(value) ? null : value })}
              />
            </div>
          )}
          <div className={css.yearsField}>
            <NumberField
              label={copy.years}
              min={0}
              max={60}
              suffix={copy.yearsSuffix}
              value={years}
              onChange={(value) => onChange({ years: wholeYears(value) })}
            />
          </div>
        </Inline>
      </Stack>
    </Card>
  );
}

/** Years as the server takes them; none while what is typed is no number. */
const wholeYears = (value: number | null) =>
  value === null || Number.isNaN(value) ? null : Math.min(60, Math.max(0, Math.round(value)));

interface AddServiceProps {
  services: readonly Service[];
  inputRef: React.RefObject<HTMLInputElement | null>;
  onAdd: (subcategory: SubcategorySlug) => void;
}

/** Finds a service in free text. */
function AddService({ services, inputRef, onAdd }: AddServiceProps) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const { data = [], error, isLoading } = useServicesFor(typed);
  const isUnanswered = error !== undefined;
  const found = isUnanswered ? [] : data;
  return (
    <ComboBox
      // Empty again after each service.
      key={services.length}
      ref={inputRef}
      label={copy.addService}
      help={copy.addServiceHelp}
      error={problem}
      icon={<Search size={20} strokeWidth={1.75} />}
      minLength={3}
      hintText={copy.addServiceHint}
      emptyText={isUnanswered ? copy.serviceUnanswered : copy.addServiceEmpty}
      items={found.map(({ subcategory, label, categoryLabel }) => ({
        id: subcategory,
        label,
        description: categoryLabel,
      }))}
      value={null}
      onChange={(item) => {
        const service = found.find(({ subcategory }) => subcategory === item?.id);
        if (service === undefined) return;
        const isThere = services.some(({ subcategory }) => subcategory === service.subcategory);
        setProblem(isThere ? copy.serviceAlready : undefined);
        if (!isThere) onAdd(service.subcategory as SubcategorySlug);
      }}
      onQueryChange={(text) => {
        setTyped(text);
        setProblem(undefined);
      }}
      isLoading={isLoading}
    />
  );
}
