// The way to the server. The token is in the fragment of the address, which no browser sends on; it goes along as a header.

const connection = { token: decodeURIComponent(location.hash.slice(1)), failures: 0 };

/** What the server answers; an Error with its words where it refuses, or is gone. */
async function ask(path, body) {
  let response;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST", cache: "no-store", body: body === undefined ? undefined : JSON.stringify(body),
      headers: { "X-Layouttrace-Token": connection.token, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
    });
  } catch {
    throw new Error("layouttrace does not answer any more: start 'layouttrace open' again");
  }
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(answer.error), { status: response.status });
  return answer;
}

/** Calls `changed` for each event of that name, as long as the server is there. EventSource could not send the token. */
async function listen(changed, lost) {
  try {
    const response = await fetch("/events", { cache: "no-store", headers: { "X-Layouttrace-Token": connection.token } });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let words = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      words += value;
      const events = words.split("\n\n");
      words = events.pop();
      if (events.some(event => event.startsWith("event: changed"))) changed();
    }
  } catch { /* Said below. */ }
  lost();
}
