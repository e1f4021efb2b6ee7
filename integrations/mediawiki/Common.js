var script = document.createElement( 'script' );
script.type = 'module';
script.src = 'https://cdn.jsdelivr.net/npm/mahjong-elements/dist/cdn/blocks.js';
document.head.appendChild( script );
