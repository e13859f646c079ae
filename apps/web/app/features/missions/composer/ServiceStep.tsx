import { findCategory, serviceGroups } from "@jobami/api/taxonomy";
import { Stack } from "@jobami/ui/layout/Stack";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { Select } from "@jobami/ui/Select";
import { Controller } from "react-hook-form";
import { AskedFirst } from "./AskedFirst.tsx";
import { labels } from "./copy.ts";
import { ServiceSearch } from "./ServiceSearch.tsx";
import { fieldId, type StepProps } from "./use-mission-form.ts";

const categories = serviceGroups.map((group) => ({
  label: group.label,
  options: group.categories.map(({ slug, label }) => ({ value: slug, label })),
}));

/** What is needed, found by text, or by the taxonomy: a category, then what kind of it. */
export function ServiceStep({ form, isPosted = false }: StepProps) {
  const { errors } = form.formState;
  const kinds = findCategory(form.watch("category"))?.subcategories ?? [];
  return (
    <Stack gap={6}>
      {!isPosted && <AskedFirst form={form} />}
      <ServiceSearch form={form} />
      <div id={fieldId("category")}>
        <Controller
          control={form.control}
          name="category"
          render={({ field }) => (
            <Select
              label={labels.category}
              isRequired
              options={categories}
              value={field.value || null}
              error={errors.category?.message}
              ref={field.ref}
              onBlur={field.onBlur}
              onChange={(category) => {
                if (category === field.value) return;
                field.onChange(category);
                form.setValue("subcategory", "", { shouldDirty: true });
                form.clearErrors("subcategory");
              }}
            />
          )}
        />
      </div>
      {kinds.length > 0 && (
        <RadioGroup
          id={fieldId("subcategory")}
          label={labels.subcategory}
          isRequired
          options={kinds.map(({ slug, label }) => ({ value: slug, label }))}
          error={errors.subcategory?.message}
          {...form.register("subcategory")}
        />
      )}
    </Stack>
  );
}
