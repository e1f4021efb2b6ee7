<?php

/** Adds the script that turns code blocks into elements to every page. */
class action_plugin_mahjongelements extends DokuWiki_Action_Plugin
{
    public function register(Doku_Event_Handler $controller)
    {
        $controller->register_hook('TPL_METAHEADER_OUTPUT', 'BEFORE', $this, 'addScript');
    }

    public function addScript(Doku_Event $event)
    {
        $event->data['script'][] = [
            'type' => 'module',
            'src' => 'https://cdn.jsdelivr.net/npm/mahjong-elements@0.1.0/dist/cdn/blocks.js',
            '_data' => '',
        ];
    }
}
