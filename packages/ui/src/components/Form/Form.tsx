import { type ComponentProps, type ReactNode, useEffect, useReducer, useRef } from "react";
import { announce } from "../../announce.ts";
import { controlOf } from "../../internal/focus-control.ts";

export type FormProps = ComponentProps<"form">;

/** A sending that is not answered yet. */
interface Sending {
  form: HTMLFormElement;
  /** What had the focus as it was sent. */
  from: Element | null;
}

/** Leads to the first field that was refused; whether there is one. An error summary leads by itself, and so may the form's owner. */
function leadToRefused({ form, from }: Sending): boolean {
  const refused = form.querySelector('[aria-invalid="true"]');
  const focused = document.activeElement;
  if (refused === null) return false;
  if (form.querySelector("[data-error-summary]") || (focused !== from && focused !== document.body))
    return true;
  const control = controlOf(refused);
  if (control !== focused) control?.focus();
  else {
    // The focus is there since before: a screen reader reads the error that came only when it is announced.
    const [error = ""] = refused.getAttribute("aria-describedby")?.split(" ") ?? [];
    announce(document.getElementById(error)?.textContent ?? "");
  }
  return true;
}

/**
 * What is sent with its fields, laid out by a Stack whose `as` it is. A sending that is refused, at once or by a server, leads to the
 * first field with an error. The browser's own checks are off and the page stays: `onSubmit` sends. Without it, the form posts.
 */
export function Form({ onSubmit, ...native }: FormProps): ReactNode {
  const sending = useRef<Sending>(null);
  // A refusal that repeats the last one draws nothing anew: the form does.
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (sending.current && leadToRefused(sending.current)) sending.current = null;
  });
  return (
    <form
      noValidate
      {...native}
      onInput={(event) => {
        // Who has gone on typing is not led away any more.
        sending.current = null;
        native.onInput?.(event);
      }}
      onSubmit={
        onSubmit &&
        ((event) => {
          event.preventDefault();
          sending.current = { form: event.currentTarget, from: document.activeElement };
          drawAnew();
          onSubmit(event);
        })
      }
    />
  );
}
