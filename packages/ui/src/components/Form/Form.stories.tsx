import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Stack } from "../../layout/Stack/index.ts";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { CheckboxGroup } from "../CheckboxGroup/CheckboxGroup.tsx";
import { ComboBox } from "../ComboBox/ComboBox.tsx";
import { DateField } from "../DateField/DateField.tsx";
import { DatePicker } from "../DatePicker/DatePicker.tsx";
import { DateRangePicker } from "../DateRangePicker/DateRangePicker.tsx";
import { ErrorSummary } from "../ErrorSummary/ErrorSummary.tsx";
import { FileField } from "../FileField/FileField.tsx";
import { MoneyField } from "../MoneyField/MoneyField.tsx";
import { NumberField } from "../NumberField/NumberField.tsx";
import { OtpField } from "../OtpField/OtpField.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { PlaceField } from "../PlaceField/PlaceField.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { Rating } from "../Rating/Rating.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";
import { Select } from "../Select/Select.tsx";
import { Slider } from "../Slider/Slider.tsx";
import { TagField } from "../TagField/TagField.tsx";
import { TextArea } from "../TextArea/TextArea.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { TimeField } from "../TimeField/TimeField.tsx";
import { guide } from "./Form.guide.ts";
import { practice } from "./Form.practice.tsx";
import { Form, type FormProps } from "./Form.tsx";

const missing = "Dites pourquoi.";

/** A form of one reason. Its refusal comes at once, or `later` as a server’s does. */
function Asking({ later = false, hasSummary = false }: { later?: boolean; hasSummary?: boolean }) {
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const refuse = () => setError(reason === "" ? missing : undefined);
  return (
    <Stack
      as={Form}
      gap={4}
      aria-label="Demande"
      onSubmit={() => {
        setAttempt(attempt + 1);
        if (later) globalThis.setTimeout(refuse);
        else refuse();
      }}
    >
      {hasSummary && (
        <ErrorSummary attempt={attempt} errors={error ? [{ fieldId: "reason", message: error }] : []} />
      )}
      <TextField label="Votre nom" isOptional />
      <TextField
        id="reason"
        label="Pourquoi"
        isRequired
        value={reason}
        error={error}
        onChange={({ target }) => {
          setReason(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit">Envoyer</Button>
    </Stack>
  );
}

const meta = {
  title: "ui/Form",
  component: Form,
  tags: ["autodocs"],
  parameters: { guide, practice },
  render: () => <Asking />,
} satisfies Meta<FormProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("textbox", { name: "Pourquoi" });
const press = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole("button", { name: "Envoyer" }));
const announced = () => document.getElementById("jobami-annonces")?.textContent;

export const Untouched: Story = {};

export const RefusedByItsButton: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    const field = fieldOf(canvasElement);
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(missing);
    // Sent once more as it is: the same refusal leads there again.
    await press(canvasElement);
    await expect(field).toHaveFocus();
  },
};

export const RefusedByTheServer: Story = {
  render: () => <Asking later />,
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await waitFor(() => expect(fieldOf(canvasElement)).toHaveFocus());
  },
};

export const RefusedByEnterInTheField: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldOf(canvasElement), "{Enter}");
    await expect(fieldOf(canvasElement)).toHaveFocus();
    await waitFor(() => expect(announced()).toBe(missing));
  },
};

export const SummaryGoesFirst: Story = {
  render: () => <Asking hasSummary />,
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expect(within(canvasElement).getByRole("heading")).toHaveFocus();
  },
};

/** What is typed after a refusal is left alone. */
export const LeavesWhoGoesOn: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await userEvent.type(fieldOf(canvasElement), "Rien");
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Envoyer" })).toHaveFocus();
  },
};

const nothing = () => {};
const options = [
  { value: "oui", label: "Oui" },
  { value: "non", label: "Non" },
];

/** Every kind of field, by its label, as it is refused. */
const kinds = {
  TextField: (label: string, error: string) => <TextField label={label} error={error} />,
  TextArea: (label: string, error: string) => <TextArea label={label} error={error} />,
  PasswordField: (label: string, error: string) => (
    <PasswordField label={label} error={error} autoComplete="new-password" />
  ),
  NumberField: (label: string, error: string) => (
    <NumberField label={label} error={error} value={null} onChange={nothing} />
  ),
  MoneyField: (label: string, error: string) => (
    <MoneyField label={label} error={error} value={null} onChange={nothing} />
  ),
  OtpField: (label: string, error: string) => (
    <OtpField label={label} error={error} value="" onChange={nothing} />
  ),
  SearchField: (label: string, error: string) => (
    <SearchField label={label} error={error} value="" onChange={nothing} />
  ),
  TagField: (label: string, error: string) => (
    <TagField label={label} error={error} value={[]} onChange={nothing} />
  ),
  Checkbox: (label: string, error: string) => <Checkbox label={label} error={error} />,
  CheckboxGroup: (label: string, error: string) => (
    <CheckboxGroup label={label} error={error} options={options} value={[]} onChange={nothing} />
  ),
  RadioGroup: (label: string, error: string) => (
    <RadioGroup label={label} error={error} name="radio" options={options} />
  ),
  Rating: (label: string, error: string) => (
    <Rating label={label} error={error} value={null} onChange={nothing} />
  ),
  Select: (label: string, error: string) => (
    <Select label={label} error={error} options={options} value={null} onChange={nothing} />
  ),
  ComboBox: (label: string, error: string) => (
    <ComboBox
      label={label}
      error={error}
      items={[]}
      value={null}
      onChange={nothing}
      onQueryChange={nothing}
    />
  ),
  PlaceField: (label: string, error: string) => (
    <PlaceField
      label={label}
      error={error}
      places={[]}
      value={null}
      onChange={nothing}
      onQueryChange={nothing}
    />
  ),
  DateField: (label: string, error: string) => (
    <DateField label={label} error={error} value={null} onChange={nothing} />
  ),
  DatePicker: (label: string, error: string) => (
    <DatePicker label={label} error={error} value={null} onChange={nothing} />
  ),
  DateRangePicker: (label: string, error: string) => (
    <DateRangePicker label={label} error={error} value={null} onChange={nothing} />
  ),
  TimeField: (label: string, error: string) => (
    <TimeField label={label} error={error} value={null} onChange={nothing} />
  ),
  Slider: (label: string, error: string) => (
    <Slider label={label} error={error} value={5} onChange={nothing} />
  ),
  FileField: (label: string, error: string) => (
    <FileField label={label} error={error} files={[]} onAdd={nothing} onRemove={nothing} />
  ),
};

/** Each is invalid for a screen reader, has its error as description, and is led to. */
export const EveryKindOfField: Story = {
  render: () => (
    <Stack gap={6}>
      {Object.entries(kinds).map(([kind, draw]) => (
        <Stack as={Form} key={kind} gap={2} aria-label={kind} onSubmit={nothing}>
          {draw(kind, `Refusé : ${kind}`)}
          <Button type="submit" variant="secondary" size="small">
            Envoyer
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const kind of Object.keys(kinds)) {
      const form = within(canvasElement).getByRole("form", { name: kind });
      await userEvent.click(within(form).getByRole("button", { name: "Envoyer" }));
      const refused = document.activeElement?.closest('[aria-invalid="true"]');
      await expect(refused?.closest("form"), kind).toBe(form);
      await expect(refused, kind).toHaveAccessibleDescription(expect.stringContaining(`Refusé : ${kind}`));
    }
  },
};
