import { useEffect, useRef } from "react";
import { useIsHydrated } from "../page/index.ts";

/**
 * Runs in the page before its other scripts have come. What is typed until React holds the fields is remembered by their ids, and
 * given back to them then: React and form libraries begin with what they have drawn themselves, and fields may be drawn anew. A form
 * of `useEarlySubmit` that is sent by then is held back and remembered, instead of leaving the page.
 */
export const earlyFormScript = `(function(w,d){
var typed=w.typedEarly={},started=false,giving=false;
function isEarly(form){return form&&"early"in form.dataset}
function isTick(f){return f.type==="checkbox"||f.type==="radio"}
w.addEventListener("input",function(e){
var f=e.target;
if(giving||!f.id||f.type==="file"||started&&!isEarly(f.form))return;
delete typed[f.id];
typed[f.id]=isTick(f)?f.checked:f.value
},true);
w.addEventListener("submit",function(e){var f=e.target,s=d.documentElement.dataset;if(isEarly(f)){e.preventDefault();s.pressed=f.id;s.pressedValue=e.submitter?e.submitter.value:""}},true);
function write(f,value){
var isFocused=d.activeElement===f,from=f.selectionStart,to=f.selectionEnd;
if(f.value.indexOf(value)===0)value=f.value;
if(f.tagName!=="SELECT")f.value="";
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(f),"value").set.call(f,value);
if(isFocused&&typeof from==="number"&&from<value.length)f.setSelectionRange(from,to);
f.dispatchEvent(new Event(f.tagName==="SELECT"?"change":"input",{bubbles:true}))
}
function give(f,value){
giving=true;
if(isTick(f)){f.checked=!value;f.click()}
else write(f,value);
giving=false
}
function giveBack(){
var wait=-1;
for(var id in typed){
var f=d.getElementById(id),value=typed[id];
if(f&&isEarly(f.form)){wait=50;continue}
delete typed[id];
if(f){give(f,value);wait=0;break}
}
if(wait>=0)w.setTimeout(giveBack,wait)
}
w.addEventListener("jobami:started",function(){started=true;w.setTimeout(giveBack)},{once:true})
})(window,document)`;

/**
 * Props of a form that the server renders: sent before it can be handled, it is sent again once it can.
 * `isLive` is false as long as the form is only shown.
 */
export function useEarlySubmit(id: string, isLive = true) {
  const ref = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const isReady = isHydrated && isLive;
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!isReady || dataset.pressed !== id || ref.current === null) return;
    const { pressedValue = "" } = dataset;
    delete dataset.pressed;
    delete dataset.pressedValue;
    const buttons = [...ref.current.querySelectorAll<HTMLButtonElement>("button[value]")];
    ref.current.requestSubmit(buttons.find(({ value }) => value === pressedValue) ?? null);
  }, [isReady, id]);
  return { id, ref, method: "post" as const, noValidate: true, "data-early": isReady ? undefined : "" };
}
