// An old link, `/#/index`: the part behind the hash is today's path. Before the router is made, which reads the address
// once.
if (/^#\/(?![/\\])/.test(location.hash)) history.replaceState(null, '', location.hash.slice(1));
