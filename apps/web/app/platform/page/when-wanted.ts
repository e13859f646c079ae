/**
 * Runs in the page before its other scripts have come. `whenWanted` is over with the first sign that a person is there, at once where a
 * session is open, where display settings are stored that the page must follow, and when code calls `want`. So it is when the router
 * leads elsewhere: React shows no other page before it has the code of the parts that both have. A browser reports a pointer that
 * only rests where the page is drawn: it counts once it moves. Offline nothing is wanted
 * until the network is back: a browser would remember that a file could not come.
 *
 * A press on a button whose code has not come is forgotten by React, which only hydrates it sooner: it is pressed again once React holds
 * it, for ten seconds. Links, forms and disclosures act without scripts. A press that React could answer in time passes the document's
 * first element, where it is seen again.
 */
export const whenWantedScript = (settingsKey: string): string => `(function(w,d){
var resolve,pressed,at,held=[];
w.whenWanted=new Promise(function(over){resolve=over});
function sign(){if(navigator.onLine===false)w.addEventListener("online",resolve,{once:true});else resolve()}
"scroll wheel pointerdown touchstart keydown focusin input click storage popstate visibilitychange".split(" ").forEach(function(name){
w.addEventListener(name,sign,{capture:true,once:true,passive:true})
});
w.addEventListener("pointermove",function(e){
var place=e.screenX+" "+e.screenY;
if(at!==undefined&&at!==place)sign();
at=place
},{capture:true,passive:true});
w.addEventListener("pageshow",function(e){if(e.persisted)sign()});
w.want=resolve;
w.addEventListener("jobami:started",function(){
var router=w.__reactRouterDataRouter,from=router.state.location;
router.subscribe(function(next){if(next.navigation.state!=="idle"||next.location!==from)resolve()})
},{once:true});
try{if(/jobami_session=1/.test(d.cookie)||localStorage.getItem("${settingsKey}"))resolve()}catch(e){}
function isTaken(node){for(var key in node)if(key.indexOf("__reactProps")===0)return true;return false}
function hold(press){
if(press.isAnswered||held.indexOf(press.button)>=0)return;
var button=press.button,until=w.performance.now()+10000;
held.push(button);
(function again(){
var isReady=isTaken(button);
if(!isReady&&button.isConnected&&w.performance.now()<until)return void w.setTimeout(again,50);
held.splice(held.indexOf(button),1);
if(isReady)button.click()
})()
}
w.addEventListener("click",function(e){
var button=e.target.closest&&e.target.closest("button");
if(!button||button.type!=="button"||isTaken(button))return;
var press=pressed={button:button,isAnswered:false};
w.setTimeout(function(){hold(press)})
},true);
d.documentElement.addEventListener("click",function(){
if(pressed&&isTaken(pressed.button))pressed.isAnswered=true
},true)
})(window,document)`;

/** What that script gives to a page; nothing where it does not run. */
type Page = typeof globalThis & { whenWanted?: Promise<void>; want?: () => void };

/** Makes what comes late come: what code is about to do needs it, whether a person is there or not. */
export function want(): void {
  (globalThis as Page).want?.();
}

/** Loads code once it is wanted, on the server at once. */
export const whenWanted =
  <Loaded>(load: () => Promise<Loaded>): (() => Promise<Loaded>) =>
  async () => {
    await (globalThis as Page).whenWanted;
    return load();
  };
