import type { NegotiationProblem, Terms } from "@jobami/machines/proposals/proposal-negotiation";
import { Button } from "@jobami/ui/Button";
import { ErrorSummary } from "@jobami/ui/ErrorSummary";
import { Form } from "@jobami/ui/Form";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { MoneyField } from "@jobami/ui/MoneyField";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { heading } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef } from "react";
import { Controller, type Resolver, useForm } from "react-hook-form";
import { JobiShortage } from "../../../entities/price/index.ts";
import { lazyResolver } from "../../../platform/forms/index.ts";
import { loadWillBeMasked } from "../../talk/masking/index.ts";
import { copy, methodOptions } from "./copy.ts";
import * as css from "./negotiation.css.ts";
import type { TermsFields } from "./terms.rules.ts";

const WillBeMasked = lazy(loadWillBeMasked);
const fieldNames = ["paymentMethodType", "amount", "jobiAmount", "message"] as const;
const rules = lazyResolver<TermsFields>(async () => (await import("./terms.rules.ts")).termsRules);
/** The amounts of what passed are there. */
const resolver = rules.resolver as unknown as Resolver<TermsFields, unknown, Terms>;

interface TermsFormProps {
  /** What it is called; heard alone where a heading above shows it. */
  title: string;
  isTitleHidden: boolean;
  /** A press just began it: it comes into sight. */
  isBegun: boolean;
  /** Where the form starts: what was typed before, else the standing terms. */
  start: TermsFields;
  problem: NegotiationProblem | null;
  isSending: boolean;
  /** The person will pay: a price above their Jobi is warned of. */
  isPayer: boolean;
  onType: (terms: Terms) => void;
  onSubmit: (terms: Terms) => void;
  onLeave: () => void;
  /** Above what sends it. */
  children?: ReactNode;
}

/** What one side offers: amount, way of paying, text. Every keystroke is handed on, so that nothing typed is lost. */
export function TermsForm(props: TermsFormProps) {
  const { title, isTitleHidden, isBegun, start, problem, isSending, isPayer, onType, onSubmit, onLeave } =
    props;
  const place = useRef<HTMLFormElement>(null);
  const ids = useId();
  const form = useForm<TermsFields, unknown, Terms>({
    resolver,
    defaultValues: start,
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const [method, amount, jobiAmount] = form.watch(["paymentMethodType", "amount", "jobiAmount"]);
  useEffect(() => {
    const typing = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => onType(values as Terms),
    });
    return typing;
  }, [form, onType]);
  // The focus goes to the heading next to it: what was pressed is gone.
  useEffect(() => {
    if (isBegun) place.current?.scrollIntoView({ block: "start" });
  }, [isBegun]);
  useEffect(() => {
    for (const { path, message } of problem?.fields ?? []) form.setError(path as "amount", { message });
  }, [problem, form]);
  const idOf = (name: keyof TermsFields) => `${ids}${name}`;
  return (
    <Stack
      as={Form}
      ref={place}
      aria-label={title}
      gap={5}
      className={css.form}
      onFocus={rules.preload}
      onSubmit={form.handleSubmit((terms) => onSubmit(terms))}
    >
      {!isTitleHidden && <h3 className={heading[3]}>{title}</h3>}
      <ErrorSummary
        attempt={submitCount}
        headingLevel={3}
        errors={fieldNames.flatMap((name) => {
          const message = errors[name]?.message;
          return message ? [{ fieldId: idOf(name), message }] : [];
        })}
      />
      <RadioGroup
        id={idOf("paymentMethodType")}
        label={copy.method}
        options={methodOptions}
        error={errors.paymentMethodType?.message}
        {...form.register("paymentMethodType", { onChange: () => form.setValue("jobiAmount", 0) })}
      />
      <Columns from="tablet" gap={4} align="start">
        <Controller
          control={form.control}
          name="amount"
          render={({ field }) => (
            <MoneyField
              {...field}
              id={idOf("amount")}
              label={copy.amount}
              isRequired
              currency={method === "jobis" ? "jobi" : "euro"}
              error={errors.amount?.message}
            />
          )}
        />
        {method === "hybrid" && (
          <Controller
            control={form.control}
            name="jobiAmount"
            render={({ field }) => (
              <MoneyField
                {...field}
                id={idOf("jobiAmount")}
                label={copy.jobiAmount}
                isRequired
                currency="jobi"
                error={errors.jobiAmount?.message}
              />
            )}
          />
        )}
      </Columns>
      {isPayer && <JobiShortage price={{ paymentMethodType: method, amount, jobiAmount }} />}
      <Stack gap={2}>
        <TextArea
          id={idOf("message")}
          label={copy.message}
          help={copy.messageHelp}
          isOptional
          maxCharacters={2000}
          error={errors.message?.message}
          {...form.register("message")}
          value={form.watch("message")}
        />
        <Suspense fallback={null}>
          <WillBeMasked text={form.watch("message")} />
        </Suspense>
      </Stack>
      {props.children}
      <Inline gap={3} stackedBelow="tablet">
        <Button type="submit" isPending={isSending} pendingLabel={copy.sending}>
          {copy.send}
        </Button>
        <Button variant="ghost" isDisabled={isSending} onClick={onLeave}>
          {copy.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Where the terms of a form start. */
export function startOf(typed: Terms | null, standing: Terms): TermsFields {
  const { amount, jobiAmount, paymentMethodType, message } = typed ?? standing;
  return {
    amount,
    jobiAmount: jobiAmount ?? 0,
    paymentMethodType: paymentMethodType ?? "euros",
    message: message ?? "",
  };
}
