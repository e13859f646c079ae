/**
 * Runs in the page before its other scripts have come. Password managers and the like put nodes of their own beside fields while React
 * has not taken the page over; React takes them for its own, finds that they are not, and draws everything anew. Such a node is taken
 * out at once and put back where it was as soon as React holds its neighbours.
 *
 * Foreign is what comes into a form out of turn: the parser only ever goes on at the end, and once it is done only React adds.
 */
export const foreignNodesScript = `(function(w,d){
var fields="input,select,textarea",kept=[],lasts=new Map(),most=50,isParsed=false,timer;
function isTaken(node){for(var key in node)if(key.indexOf("__reactProps")===0)return true;return false}
function isInTurn(form,node){
if(isParsed)return false;
var last=lasts.get(form),place=last?node.compareDocumentPosition(last):0;
if((place&1)===0&&(place&4)&&!(place&16))return false;
lasts.set(form,node);
return true
}
function isForeign(form,record,node,moved){
return form&&!isInTurn(form,node)&&node.nodeType===1&&node.parentNode===record.target&&moved.indexOf(node)<0
&&!isTaken(record.target)&&node.nodeName!=="FONT"&&!node.matches(fields)&&!node.querySelector(fields)
}
function look(records){
var moved=[];
records.forEach(function(record){moved.push.apply(moved,record.removedNodes)});
records.forEach(function(record){
var at=record.target,form=at.closest?at.closest("form"):null;
if(form)record.addedNodes.forEach(function(node){
if(!isForeign(form,record,node,moved))return;
if(most--===0)return observer.disconnect();
kept.push({node:node,at:at,next:record.nextSibling,before:record.previousSibling,until:w.performance.now()+10000});
node.remove();
timer=timer||w.setInterval(putBack,50)
})
})
}
function putBack(){
kept=kept.filter(function(one){
if(!isTaken(one.at)&&w.performance.now()<one.until)return true;
if(one.next&&one.next.parentNode===one.at)one.at.insertBefore(one.node,one.next);
else if(one.before&&one.before.parentNode===one.at)one.at.insertBefore(one.node,one.before.nextSibling);
else one.at.appendChild(one.node);
return false
});
if(kept.length===0){w.clearInterval(timer);timer=0}
}
var observer=new MutationObserver(look);
observer.observe(d,{childList:true,subtree:true});
d.addEventListener("DOMContentLoaded",function(){look(observer.takeRecords());isParsed=true},{once:true});
w.addEventListener("jobami:started",function(){w.setTimeout(function(){observer.disconnect()},10000)},{once:true})
})(window,document)`;
